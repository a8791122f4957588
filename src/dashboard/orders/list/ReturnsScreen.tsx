import { listHeadings } from '#domain/texts.ts';
import { titled } from '../frame/titled.ts';
import { OrderList } from '../order/OrderList.tsx';

export const handle = titled(listHeadings.returned.customer);
export const Component = () => <OrderList list="returned" by="customer" />;
