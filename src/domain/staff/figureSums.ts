import { type OrderStatus, orderStatuses } from '../orders/orderStatus.ts';
import { sum } from '../values/money.ts';
import type { DeliveryCost, DoorReturns, OrderSums } from './figures.ts';

/** What follows from numbers of orders by status (CA-9). */

type Counts = OrderSums['counts'];

export const noCost: DeliveryCost = { fees: 0, parcels: 0, withoutFee: 0 };

export const noDoorReturns: DoorReturns = { ...noCost, given: 0 };

const numberIn = (counts: Counts, statuses: readonly OrderStatus[]): number =>
  statuses.reduce((total, status) => total + counts[status], 0);

/** All orders, cancelled ones too. */
export const placedOf = (counts: Counts): number => numberIn(counts, orderStatuses);

/** Orders that were delivered, those that came back later too. */
export const deliveredOf = (counts: Counts): number => numberIn(counts, ['Delivered', 'Return']);

/** Orders that have ended: delivered or cancelled. */
export const finishedOf = (counts: Counts): number => numberIn(counts, ['Delivered', 'Return', 'Cancelled']);

/** Orders that wait to be sent. */
export const waitingOf = (counts: Counts): number => numberIn(counts, ['Pending', 'Confirmed']);

/** `part` of `whole` from 0 to 1; `null` of nothing. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Of the parcels that were given to couriers those that nobody took; `null` of none. */
export const doorReturnShare = ({ parcels, given }: DoorReturns): number | null => shareOf(parcels, given);

/** Of the finished orders those that were delivered; `null` while none is finished. */
export const deliveredShare = (counts: Counts): number | null =>
  shareOf(deliveredOf(counts), finishedOf(counts));

/** Of the delivered orders those that came back; `null` while none is delivered. */
export const returnShare = (counts: Counts): number | null => shareOf(counts.Return, deliveredOf(counts));

/** The sums of several groups of orders. */
export const addSums = (groups: readonly OrderSums[]): OrderSums => ({
  counts: Object.fromEntries(
    orderStatuses.map((status) => [status, groups.reduce((total, { counts }) => total + counts[status], 0)]),
  ) as Record<OrderStatus, number>,
  sales: sum(groups.map(({ sales }) => sales)),
});

/** By how much `now` is more than `before`, as a part of `before`; `null` when there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : (now - before) / before;
