import { fromPoisha } from '../values/money.ts';
import type { AdvanceState } from './advance.ts';

/** What an answer of the payment gateway means for an advance (CA-10). Amounts are poisha, so that they can be compared exactly. */

/** The only currency in which an advance is asked for. */
const advanceCurrency = 'BDT';

/** A payment as the gateway's validator, or its list of the payments for an advance, reports it. */
export interface GatewayPayment {
  readonly status: string;
  /** The shop's own name for the payment. */
  readonly transactionId: string;
  /** The gateway's name for it. */
  readonly validationId: string;
  readonly bankTransactionId: string;
  /** `null` if the answer has no readable amount. */
  readonly amount: number | null;
  /** The currencies that the answer names. */
  readonly currencies: readonly string[];
  readonly isRisky: boolean;
}

/** What was asked for. */
interface AskedPayment {
  readonly transactionId: string;
  /** The gateway's name for the one payment that the shop asked about; `null` if it asked about all payments for the advance. */
  readonly validationId: string | null;
  readonly amount: number;
}

/**
 * `received`: the payment is what was asked for; `failed`: the gateway says that it was not made; `pending`: it is not made yet;
 * `other`: the gateway says that money moved, but not what was asked for. `reason` is the end of a sentence.
 */
export type PaymentVerdict =
  | { readonly kind: 'received'; readonly isRisky: boolean }
  | { readonly kind: 'failed' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'other'; readonly reason: string };

/** VALIDATED is what a payment is once the validator has been asked about it. */
const receivedStatuses: ReadonlySet<string> = new Set(['VALID', 'VALIDATED']);
const failedStatuses: ReadonlySet<string> = new Set(['FAILED', 'CANCELLED', 'EXPIRED', 'UNATTEMPTED']);

const otherBecause = (reason: string): PaymentVerdict => ({ kind: 'other', reason });

/** Whether the payment is not the one that the shop asked about; never, if it asked about all payments for the advance. */
const isOtherValidation = (validationId: string, asked: AskedPayment): boolean =>
  asked.validationId !== null && validationId !== asked.validationId;

const isInAdvanceCurrency = (currencies: readonly string[]): boolean =>
  currencies.length > 0 && currencies.every((currency) => currency === advanceCurrency);

/** Judges a payment by what was asked for: nothing counts as received unless transaction, amount and currency are the same. */
export const judgePayment = (payment: GatewayPayment, asked: AskedPayment): PaymentVerdict => {
  const { status, transactionId, validationId, amount, currencies, isRisky } = payment;
  if (failedStatuses.has(status)) return { kind: 'failed' };
  if (!receivedStatuses.has(status)) return { kind: 'pending' };
  if (transactionId !== asked.transactionId) return otherBecause('it belongs to another transaction');
  if (validationId === '' || isOtherValidation(validationId, asked))
    return otherBecause('it has another validation id');
  if (!isInAdvanceCurrency(currencies)) return otherBecause(`its currency is not ${advanceCurrency}`);
  if (amount !== asked.amount)
    return otherBecause(`its amount is ${amount === null ? 'unknown' : fromPoisha(amount).toFixed(2)}`);
  return { kind: 'received', isRisky };
};

/** The order when a payment for its advance arrives. */
export interface PaidOrder {
  /** Whether an advance can still lower what is collected for it: it is not sent, cancelled or deleted. */
  readonly takesAdvance: boolean;
  /** Whether a courier already knows how much to collect, or has collected it. */
  readonly courierCollects: boolean;
  /** Whether another advance of the order is paid already. */
  readonly isPaidAlready: boolean;
}

/** The state of an advance after a received payment: money that can no longer lower the amount at the door is to be given back. */
export const stateOfReceived = (
  { takesAdvance, courierCollects, isPaidAlready }: PaidOrder,
  isRisky: boolean,
): AdvanceState => {
  if (!takesAdvance || courierCollects || isPaidAlready) return 'refundDue';
  return isRisky ? 'held' : 'paid';
};

/** The shop's name for a payment: the advance's id and the number of the attempt. SSLCommerz accepts 30 characters. */
export const transactionIdOf = (advanceId: string, attempt: number): string => `${advanceId}-${attempt}`;

/** An advance's id has 24 hexadecimal digits, an attempt's number up to four digits. */
const transactionIdShape = /^([0-9a-f]{24})-([1-9]\d{0,3})$/;

/** The advance and the attempt that a transaction id names; `null` for a text that is none of the shop's. */
export const readTransactionId = (
  text: string,
): { readonly advanceId: string; readonly attempt: number } | null => {
  const [, advanceId, attempt] = transactionIdShape.exec(text) ?? [];
  return advanceId === undefined || attempt === undefined ? null : { advanceId, attempt: Number(attempt) };
};
