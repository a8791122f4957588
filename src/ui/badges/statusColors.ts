import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { Tone } from '../feedback/tones.ts';

interface StatusColors {
  /** The tone of the badge. */
  readonly tone: Tone;
  /** The colour in charts, where a legend or table names the status. */
  readonly chart: string;
  /** The opacity of that colour, 0 to 1: the further a confirmed order is, the deeper; at least 3:1 on the card (WCAG 1.4.11). */
  readonly chartOpacity?: number;
}

export const statusColors: Readonly<Record<OrderStatus, StatusColors>> = {
  Pending: { tone: 'warning', chart: 'var(--star)' },
  Confirmed: { tone: 'accent', chart: 'var(--accent)', chartOpacity: 0.6 },
  Shipping: { tone: 'accent', chart: 'var(--accent)', chartOpacity: 0.8 },
  Delivered: { tone: 'good', chart: 'var(--accent)' },
  Cancelled: { tone: 'danger', chart: 'var(--heart)' },
  Return: { tone: 'neutral', chart: 'var(--line-strong)' },
};
