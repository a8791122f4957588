import { formatDateTime } from '#domain/dates.ts';
import type { Order } from '#domain/order.ts';
import type { OrderMove, OrderStatus } from '#domain/orderStatus.ts';
import type { Role } from '#domain/role.ts';

/** One entry of an order's history, formatted for display. */
interface HistoryStep {
  readonly key: string;
  readonly status: OrderStatus;
  readonly description: string;
  readonly time: string;
}

const actors: Record<Role, string> = { admin: 'by the shop', customer: 'by the customer' };

/** The history in chronological order, starting with the placing of the order (ST-9). */
export const historySteps = (
  order: Pick<Order, 'date' | 'time'>,
  history: readonly OrderMove[],
): HistoryStep[] => [
  { key: 'placed', status: 'Pending', description: 'placed', time: `${order.date}, ${order.time}` },
  ...history.map(({ to, by, at, byLink }, index) => ({
    key: `${index} ${at}`,
    status: to,
    description: byLink === true ? `${actors[by]}, by tracking link` : actors[by],
    time: formatDateTime(at),
  })),
];
