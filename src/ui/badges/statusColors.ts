import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { Tone } from '../feedback/tones.ts';

interface StatusColors {
  /** Of the badge. */
  readonly tone: Tone;
  /** In charts, where a legend or table names the status; the deeper, the further a confirmed order is. */
  readonly chart: string;
}

export const statusColors: Readonly<Record<OrderStatus, StatusColors>> = {
  Pending: { tone: 'warning', chart: 'var(--star)' },
  Confirmed: { tone: 'accent', chart: 'color-mix(in srgb, var(--accent) 35%, var(--surface))' },
  Shipping: { tone: 'accent', chart: 'color-mix(in srgb, var(--accent) 65%, var(--surface))' },
  Delivered: { tone: 'good', chart: 'var(--accent)' },
  Cancelled: { tone: 'danger', chart: 'var(--heart)' },
  Return: { tone: 'neutral', chart: 'var(--line-strong)' },
};
