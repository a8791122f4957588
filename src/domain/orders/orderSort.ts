import { compareTexts } from '../values/compareTexts.ts';
import type { Order } from './order.ts';
import { orderInstant } from './orderAge.ts';

/** How an order list is sorted (MD-6); orders that are equal by it are sorted by id, in the same direction. */
export const orderSorts = ['newest', 'oldest', 'amountDown', 'amountUp'] as const;
export type OrderSort = (typeof orderSorts)[number];

type Sorted = Pick<Order, '_id' | 'date' | 'time' | 'total'>;

type Comparator = (a: Sorted, b: Sorted) => number;

const byAmount = (a: Sorted, b: Sorted): number => a.total - b.total || compareTexts(a._id, b._id);
/** An order with an unreadable time comes last. */
const byTime = (a: Sorted, b: Sorted): number =>
  (orderInstant(a) ?? Number.MAX_SAFE_INTEGER) - (orderInstant(b) ?? Number.MAX_SAFE_INTEGER) ||
  compareTexts(a._id, b._id);

const comparators: Readonly<Record<Exclude<OrderSort, 'newest'>, Comparator>> = {
  oldest: byTime,
  amountUp: byAmount,
  amountDown: (a, b) => byAmount(b, a),
};

/** The sorted orders of a host that does not sort (API-8): it lists the newest first. */
export const sortOrders = <Item extends Sorted>(orders: readonly Item[], sort: OrderSort): Item[] =>
  sort === 'newest' ? [...orders] : orders.toSorted(comparators[sort]);
