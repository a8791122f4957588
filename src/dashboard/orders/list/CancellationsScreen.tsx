import { listHeadings } from '#domain/texts.ts';
import { titled } from '../frame/titled.ts';
import { OrderList } from '../order/OrderList.tsx';

export const handle = titled(listHeadings.cancelled.customer);
export const Component = () => <OrderList list="cancelled" by="customer" />;
