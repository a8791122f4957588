import * as messages from '#messages/domain/orders.ts';
import { type Order, readOrder } from '../orders/order.ts';
import { type OrderNote, readOrderNote } from '../orders/orderNote.ts';
import { isRecord, readNumber, readText } from '../values/parse.ts';

/** The call list: pending orders, oldest first, with the calls made so far (MD-4). */

export const callFilters = [
  'all',
  /** No call was made yet. */
  'never',
  /** In the last call the customer asked to be called again, at a time that has come. */
  'due',
  /** In the last call the customer wanted a change, and the order was not corrected since. */
  'change',
] as const;
export type CallFilter = (typeof callFilters)[number];

/** A pending order with the calls made so far. */
export interface CallEntry {
  readonly order: Order;
  /** ISO. */
  readonly placedAt: string;
  /** Number of calls. */
  readonly tries: number;
  /** `null` before the first. */
  readonly lastCall: OrderNote | null;
}

const minute = 60_000;

/** `8 min`, `2 h 10 min`, `3 d 4 h` from milliseconds; never negative. */
export const formatAge = (milliseconds: number): string => {
  const minutes = Math.max(0, Math.floor(milliseconds / minute));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return messages.minutesAgo(minutes);
  return hours < 24
    ? messages.hoursAndMinutes(hours, minutes % 60)
    : messages.daysAndHours(Math.floor(hours / 24), hours % 24);
};

/** The entry that a host sent; `null` without a readable order. */
export const readCallEntry = (raw: unknown): CallEntry | null => {
  if (!isRecord(raw)) return null;
  const order = readOrder(raw.order);
  return order === null
    ? null
    : {
        order,
        placedAt: readText(raw.placedAt),
        tries: readNumber(raw.tries) ?? 0,
        lastCall: readOrderNote(raw.lastCall),
      };
};
