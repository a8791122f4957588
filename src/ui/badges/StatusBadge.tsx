import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { nameOf } from '#messages/domain/names.ts';
import type { Tone } from '../feedback/tones.ts';
import { Badge } from './Badge.tsx';

const tones: Record<OrderStatus, Tone> = {
  Pending: 'warning',
  Confirmed: 'accent',
  Shipping: 'accent',
  Delivered: 'good',
  Cancelled: 'danger',
  Return: 'neutral',
};

export const StatusBadge = ({ status }: { readonly status: OrderStatus }) => (
  <Badge tone={tones[status]}>{nameOf(status)}</Badge>
);
