import { byStatus } from '../orders/byStatus.ts';
import { deliveredStatuses, unsentStatuses } from '../orders/orderLists.ts';
import { type OrderStatus, orderStatuses } from '../orders/orderStatus.ts';
import { sum } from '../values/money.ts';
import type { DoorReturns, OrderSums } from './figures.ts';

/** Sums and shares of orders by status, and of parcels (CA-9). */

type Counts = OrderSums['counts'];

const numberIn = (counts: Counts, statuses: readonly OrderStatus[]): number =>
  statuses.reduce((total, status) => total + counts[status], 0);

/** All orders, cancelled ones too. */
export const placedOf = (counts: Counts): number => numberIn(counts, orderStatuses);

/** Orders that were delivered, those that came back later too. */
export const deliveredOf = (counts: Counts): number => numberIn(counts, deliveredStatuses);

/** Orders that have ended: delivered or cancelled. */
export const finishedOf = (counts: Counts): number => numberIn(counts, [...deliveredStatuses, 'Cancelled']);

/** Orders that wait to be sent. */
export const waitingOf = (counts: Counts): number => numberIn(counts, unsentStatuses);

/** The share of `part` in `whole`, 0 to 1; `null` if `whole` is 0. */
const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** The share of the parcels given to couriers that nobody took; `null` if none was given. */
export const doorReturnShare = ({ parcels, given }: DoorReturns): number | null => shareOf(parcels, given);

/** The share of the finished orders that were delivered; `null` while none is finished. */
export const deliveredShare = (counts: Counts): number | null =>
  shareOf(deliveredOf(counts), finishedOf(counts));

/** The share of the delivered orders that came back; `null` while none is delivered. */
export const returnShare = (counts: Counts): number | null => shareOf(counts.Return, deliveredOf(counts));

/** The sums of several groups of orders. */
export const addSums = (groups: readonly OrderSums[]): OrderSums => ({
  counts: byStatus((status) => groups.reduce((total, { counts }) => total + counts[status], 0)),
  sales: sum(groups.map(({ sales }) => sales)),
});

/**
 * The growth from `before` to `now` as a share of `before`, such as 0.5 from 2 to 3. `null` if `before` is 0, or less, as cash can be: no
 * share of that says how much there is now.
 */
export const changeOf = (now: number, before: number): number | null =>
  before <= 0 ? null : (now - before) / before;
