import { listHeadings } from '#domain/texts.ts';
import { titled } from '../frame/titled.ts';
import { OrderList } from '../order/OrderList.tsx';

export const handle = titled(listHeadings.delivered.customer);
export const Component = () => <OrderList list="delivered" by="customer" />;
