import * as messages from '#messages/domain/orders.ts';
import { type Order, readOrder } from '../orders/order.ts';
import { type OrderNote, readOrderNote } from '../orders/orderNote.ts';
import { isRecord, readNumber, readText } from '../values/parse.ts';

/** The call list: pending orders, oldest first, with the calls made so far (MD-4). */

/**
 * `never`: no call was made yet; `due`: the last call asked for another one, whose time has come; `change`: in the last call the
 * customer wanted a change, and the order was not corrected since.
 */
export const callFilters = ['all', 'never', 'due', 'change'] as const;
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

/** Whether the time at which the customer asked to be called again (ISO, `null` for none) has come. */
const isCallDue = (callBackAt: string | null, now: Date): boolean =>
  callBackAt !== null && Date.parse(callBackAt) <= now.getTime();

/**
 * Whether the filter shows an order with these calls at the time `now`, if it was not corrected since the last one; the server's SQL
 * follows the same rule.
 */
export const matchesCallFilter = (
  filter: CallFilter,
  { tries, lastCall }: Pick<CallEntry, 'tries' | 'lastCall'>,
  now: Date,
): boolean => {
  if (filter === 'all') return true;
  if (filter === 'never') return tries === 0;
  if (filter === 'due') return isCallDue(lastCall?.callBackAt ?? null, now);
  return lastCall?.kind === 'wantsChange';
};

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
