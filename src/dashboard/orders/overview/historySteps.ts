import type { Role } from '#domain/accounts/role.ts';
import type { GoodsReceived } from '#domain/orders/goodsReceived.ts';
import type { Order } from '#domain/orders/order.ts';
import type { NamedMove, OrderStatus } from '#domain/orders/orderStatus.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/orders/overview.ts';
import { dateWords } from '#messages/dates.ts';

/** One entry of an order's history, formatted for display. */
interface HistoryStep {
  readonly key: string;
  readonly status: OrderStatus;
  readonly description: string;
  readonly time: string;
}

const actors: Record<Role, string> = {
  admin: messages.byTheShop,
  staff: messages.byTheShop,
  customer: messages.byTheCustomer,
};

const actorOf = ({ by, byName, byLink }: NamedMove): string => {
  // Who holds a tracking link is not known, so nobody is named (SH-18).
  if (byLink === true) return messages.byTrackingLink(actors[by]);
  return byName === undefined ? actors[by] : `${actors[by]}: ${byName}`;
};

const receivedStep = (status: OrderStatus, { at, by }: GoodsReceived): HistoryStep => ({
  key: 'received',
  status,
  description: by === undefined ? messages.goodsAreBack : messages.goodsReceivedBy(by),
  time: formatDateTime(at),
});

interface BesideMoves {
  /** The member of staff who placed the order for a caller (DK-18). */
  readonly placedBy?: string | undefined;
  readonly received?: GoodsReceived | undefined;
}

/** The history in chronological order, from the placing of the order (ST-9) to the return of its goods (GS-5). */
export const historySteps = (
  order: Pick<Order, 'date' | 'time' | 'orderStatus'>,
  history: readonly NamedMove[],
  { placedBy, received }: BesideMoves = {},
): HistoryStep[] => [
  {
    key: 'placed',
    status: 'Pending',
    description: placedBy === undefined ? messages.placed : messages.placedOnThePhoneBy(placedBy),
    time: dateWords(`${order.date}, ${order.time}`),
  },
  ...history.map((move, index) => ({
    key: `${index} ${move.at}`,
    status: move.to,
    description: actorOf(move),
    time: formatDateTime(move.at),
  })),
  ...(received === undefined ? [] : [receivedStep(order.orderStatus, received)]),
];
