import * as messages from '#messages/domain/orders.ts';
import { isRecord, readList, readText } from '../values/parse.ts';
import { type OrderStatus, orderLists } from './orderStatus.ts';

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

/** Milliseconds after which an order is in nobody's hand unless its holder says again that it is open. */
export const inHandLasts = 2 * 60_000;

/** Milliseconds after which the holder's browser says so again: twice before it ends. */
export const inHandRenewal = 45_000;

/** Milliseconds after which a browser asks who has which order. */
export const inHandPoll = 10_000;

/** Whether there is work at an order with the status that two people could do at once. */
export const isTakenInHand = (status: OrderStatus): boolean =>
  orderLists.active.some((known) => known === status);

/** What a colleague is told: a pending order is open to call its customer. */
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
