import { listHeadings } from '#domain/texts.ts';
import { titled } from '../../layout/titled.ts';
import { OrderList } from './OrderList.tsx';

export const handle = titled(listHeadings.pending.admin);
export const Component = () => <OrderList list="pending" by="admin" />;
