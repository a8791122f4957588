import * as messages from '#messages/domain/orders.ts';
import { isRecord, readList, readText } from '../values/parse.ts';
import { orderLists } from './orderLists.ts';
import type { OrderStatus } from './orderStatus.ts';

/** Who of the staff has an order in hand (DK-15): advice to colleagues, which forbids nothing. */

/** An order that a member of staff has open. */
export interface OrderInHand {
  readonly orderId: string;
  /** The account's name. */
  readonly by: string;
  /** Whether it is the account that asks. */
  readonly isOwn: boolean;
  /** ISO. */
  readonly since: string;
}

/** Milliseconds for which an order stays in hand after the browser of its holder last said that it is open. */
export const inHandLasts = 2 * 60_000;

/** Milliseconds after which the holder's browser says so again, twice within `inHandLasts`. */
export const inHandRenewal = 45_000;

/** Milliseconds between two questions of a browser about who has which order in hand. */
export const inHandPoll = 10_000;

/** Whether an order with this status needs work, which two people could do at once. */
export const isTakenInHand = (status: OrderStatus): boolean =>
  orderLists.active.some((active) => active === status);

/** The sentence for colleagues: whoever has a pending order open is calling its customer. */
export const inHandText = ({ by }: Pick<OrderInHand, 'by'>, status: OrderStatus): string =>
  status === 'Pending' ? messages.isCalling(by) : messages.hasOpen(by);

const readOrderInHand = (raw: unknown): OrderInHand | null => {
  if (!isRecord(raw) || readText(raw.orderId) === '') return null;
  return {
    orderId: readText(raw.orderId),
    by: readText(raw.by),
    isOwn: raw.isOwn === true,
    since: readText(raw.since),
  };
};

/** The orders in hand that a host sent. */
export const readOrdersInHand = (raw: unknown): OrderInHand[] =>
  readList(isRecord(raw) ? raw.inHand : [], readOrderInHand);
