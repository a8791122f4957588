import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { nameOf } from '#messages/domain/names.ts';
import { Badge } from './Badge.tsx';
import { statusColors } from './statusColors.ts';

export const StatusBadge = ({ status }: { readonly status: OrderStatus }) => (
  <Badge tone={statusColors[status].tone}>{nameOf(status)}</Badge>
);
