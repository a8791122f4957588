import type { OrderStatus } from '#domain/orderStatus.ts';
import { Badge } from './Badge.tsx';
import type { Tone } from './tones.ts';

const tones: Record<OrderStatus, Tone> = {
  Pending: 'warning',
  Confirmed: 'accent',
  Shipping: 'accent',
  Delivered: 'good',
  Cancelled: 'danger',
  Return: 'neutral',
};

export const StatusBadge = ({ status }: { readonly status: OrderStatus }) => (
  <Badge tone={tones[status]}>{status}</Badge>
);
