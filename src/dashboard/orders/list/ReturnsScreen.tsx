import { listHeadings } from '#domain/texts.ts';
import { titled } from '../../layout/titled.ts';
import { OrderList } from './OrderList.tsx';

export const handle = titled(listHeadings.returned.customer);
export const Component = () => <OrderList list="returned" by="customer" />;
