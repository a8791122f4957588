import { fromPoisha } from '../values/money.ts';
import type { AdvanceState } from './advance.ts';

/** What the payment gateway's answer means for an advance (CA-10). Amounts are poisha, as the gateway's decimals are compared exactly. */

/** The only currency in which an advance is asked for. */
export const advanceCurrency = 'BDT';

/** A payment as the gateway's validator, or its list of an advance's payments, tells it. */
export interface GatewayPayment {
  readonly status: string;
  /** The shop's own name for the payment. */
  readonly transactionId: string;
  /** The gateway's name for it. */
  readonly validationId: string;
  readonly bankTransactionId: string;
  /** `null` for what is no amount. */
  readonly amount: number | null;
  /** The currencies that the answer names. */
  readonly currencies: readonly string[];
  readonly isRisky: boolean;
}

/** What was asked for. */
export interface AskedPayment {
  readonly transactionId: string;
  /** The gateway's name of the payment that was asked about; `null` when all of the advance were. */
  readonly validationId: string | null;
  readonly amount: number;
}

/**
 * `received`: it is what was asked for; `failed`: the gateway says that it was not made; `pending`: not yet; `other`: it says
 * that money moved, and it is not what was asked for, with the reason in a sentence.
 */
export type PaymentVerdict =
  | { readonly kind: 'received'; readonly isRisky: boolean }
  | { readonly kind: 'failed' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'other'; readonly reason: string };

/** VALIDATED is what a payment is once the validator has been asked about it. */
const receivedStatuses: ReadonlySet<string> = new Set(['VALID', 'VALIDATED']);
const failedStatuses: ReadonlySet<string> = new Set(['FAILED', 'CANCELLED', 'EXPIRED', 'UNATTEMPTED']);

const other = (reason: string): PaymentVerdict => ({ kind: 'other', reason });

/** Judges a payment by what was asked for: nothing counts as received unless transaction, amount and currency are the same. */
export const judgePayment = (payment: GatewayPayment, asked: AskedPayment): PaymentVerdict => {
  const { status, transactionId, validationId, amount, currencies, isRisky } = payment;
  if (failedStatuses.has(status)) return { kind: 'failed' };
  if (!receivedStatuses.has(status)) return { kind: 'pending' };
  if (transactionId !== asked.transactionId) return other('it belongs to another transaction');
  if (validationId === '' || (asked.validationId !== null && validationId !== asked.validationId))
    return other('it has another validation id');
  if (currencies.length === 0 || currencies.some((currency) => currency !== advanceCurrency))
    return other(`its currency is not ${advanceCurrency}`);
  if (amount !== asked.amount)
    return other(`its amount is ${amount === null ? 'unknown' : fromPoisha(amount).toFixed(2)}`);
  return { kind: 'received', isRisky };
};

/** What an order is when a payment for it arrives. */
export interface PaidOrder {
  /** Whether it may still be sent for the rest: not cancelled, deleted or ended. */
  readonly isAlive: boolean;
  /** Whether a courier has been told already what to collect. */
  readonly hasOpenParcel: boolean;
  /** Whether another advance of the order was paid. */
  readonly isPaidAlready: boolean;
}

/** Where a received payment leads: what can no longer lower the amount at the door is to be given back. */
export const stateOfReceived = (
  { isAlive, hasOpenParcel, isPaidAlready }: PaidOrder,
  isRisky: boolean,
): AdvanceState => {
  if (!isAlive || hasOpenParcel || isPaidAlready) return 'refundDue';
  return isRisky ? 'held' : 'paid';
};

/** The shop's names for the payments of an advance: its id with the number of the attempt, 30 characters at most for SSLCommerz. */
export const transactionIdOf = (advanceId: string, attempt: number): string => `${advanceId}-${attempt}`;

/** The advance and the attempt that a transaction id names; `null` for a text that is none of the shop's. */
export const readTransactionId = (
  text: string,
): { readonly advanceId: string; readonly attempt: number } | null => {
  const [, advanceId, attempt] = /^([0-9a-f]{24})-([1-9]\d{0,3})$/.exec(text) ?? [];
  return advanceId === undefined || attempt === undefined ? null : { advanceId, attempt: Number(attempt) };
};
