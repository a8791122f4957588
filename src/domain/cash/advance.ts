import { fromPoisha, toPoisha } from '../values/money.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';

/** The delivery charge of an order, paid in advance (CA-10). Amounts are taka. */

/**
 * Where an advance is: `held` is paid, and the gateway calls the payment risky; `refundDue` is paid and to be given back;
 * `expired` was withdrawn, or not paid in time.
 */
export const advanceStates = ['asked', 'paid', 'held', 'failed', 'expired', 'refundDue', 'refunded'] as const;
export type AdvanceState = (typeof advanceStates)[number];

/** States in which an order has no room for another advance. */
export const openAdvanceStates = [
  'asked',
  'failed',
  'held',
  'paid',
] as const satisfies readonly AdvanceState[];

/** States in which the customer can still pay. */
export const payableAdvanceStates = ['asked', 'failed'] as const satisfies readonly AdvanceState[];

/** Whether an order with such an advance has no room for another one. */
export const isOpenAdvance = ({ state }: Pick<CountedAdvance, 'state'>): boolean =>
  openAdvanceStates.some((open) => open === state);

/** Whether the customer can still pay such an advance. */
export const isPayableAdvance = ({ state }: Pick<CountedAdvance, 'state'>): boolean =>
  payableAdvanceStates.some((payable) => payable === state);

/** States in which the shop has, or may have, money that it may have to give back. */
const moneyStates: ReadonlySet<AdvanceState> = new Set(['held', 'paid', 'refundDue']);

/** How long a customer can pay an advance. */
export const advanceDays = 7;

/** Without an escrow an advance is at most the order's total divided by this: Digital Commerce Guidelines 2021. */
const totalDivisor = 10;

/** The smallest amount that SSLCommerz takes, in taka. */
const smallestAmount = 10;

interface Charged {
  readonly total: number;
  readonly customerData: { readonly deliveryCharge: number };
}

/**
 * What would be asked for in advance: the delivery charge, but at most a tenth of the order's total, in whole taka. 0 where
 * that is less than the gateway takes, as it is for free delivery.
 */
export const advanceAmount = ({ total, customerData }: Charged): number => {
  const mostTaka = Math.floor(toPoisha(total) / totalDivisor / 100);
  const amount = Math.min(Math.floor(customerData.deliveryCharge), mostTaka);
  return amount < smallestAmount ? 0 : amount;
};

/** An advance as far as it counts against what is collected. */
export interface CountedAdvance {
  readonly amount: number;
  readonly state: AdvanceState;
}

/** Taka of the advances that were paid for the order. */
export const paidInAdvance = (advances: readonly CountedAdvance[]): number =>
  fromPoisha(
    advances.filter(({ state }) => state === 'paid').reduce((sum, { amount }) => sum + toPoisha(amount), 0),
  );

/**
 * Whole taka that a courier collects for an order, since couriers collect nothing else: the total without what was paid in
 * advance; a half is rounded up.
 */
export const amountToCollect = (
  { total }: { readonly total: number },
  advances: readonly CountedAdvance[],
): number => Math.max(0, Math.round(fromPoisha(toPoisha(total) - toPoisha(paidInAdvance(advances)))));

/** Whether the order has money that the shop may have to give back: such an order is not deleted. */
export const hasAdvanceMoney = (advances: readonly Pick<CountedAdvance, 'state'>[]): boolean =>
  advances.some(({ state }) => moneyStates.has(state));

/** One change of an advance, oldest first; a history begins with a step from nothing. */
export interface AdvanceEvent {
  readonly from: AdvanceState | null;
  readonly to: AdvanceState;
  /** What happened, in a sentence; a person's reference or reason among it. */
  readonly text: string;
  /** ISO. */
  readonly at: string;
  /** Name of the account; the gateway's, or the shop's own, for what no person did. */
  readonly by: string;
}

/** An advance as staff see it. */
export interface Advance extends CountedAdvance {
  readonly id: string;
  /** Number of changes, for a compare before the next one. */
  readonly revision: number;
  /** Whether the customer has been sent to the gateway. */
  readonly isStarted: boolean;
  readonly bankTransactionId: string | null;
  /** The token of its page; `null` where nobody can pay it any more. */
  readonly token: string | null;
  /** ISO: until when the customer can pay. */
  readonly endsAt: string;
  readonly history: readonly AdvanceEvent[];
}

/** Why an advance is proposed, or cannot be asked for. */
export interface OrderAdvances {
  /** Whether the shop takes advances. */
  readonly isOn: boolean;
  /** What would be asked for; 0 when nothing can be. */
  readonly amount: number;
  /** Why none can be asked for now, in a sentence; `null` when one can. */
  readonly refusal: string | null;
  /** Why the shop's rules propose one; empty where they do not. */
  readonly reasons: readonly string[];
  readonly advances: readonly Advance[];
}

export const isAdvanceState = (value: unknown): value is AdvanceState =>
  advanceStates.some((state) => state === value);

const readEvent = (raw: unknown): AdvanceEvent | null =>
  isRecord(raw) && isAdvanceState(raw.to)
    ? {
        from: isAdvanceState(raw.from) ? raw.from : null,
        to: raw.to,
        text: readText(raw.text),
        at: readText(raw.at),
        by: readText(raw.by),
      }
    : null;

const readAdvance = (raw: unknown): Advance | null =>
  isRecord(raw) && isAdvanceState(raw.state)
    ? {
        id: readText(raw.id),
        amount: readNumber(raw.amount) ?? 0,
        state: raw.state,
        revision: readNumber(raw.revision) ?? 0,
        isStarted: raw.isStarted === true,
        bankTransactionId: readText(raw.bankTransactionId) || null,
        token: readText(raw.token) || null,
        endsAt: readText(raw.endsAt),
        history: readList(raw.history, readEvent),
      }
    : null;

/** The advances of an order that a host sent; a host without them sends none. */
export const readOrderAdvances = (raw: unknown): OrderAdvances => {
  const record = isRecord(raw) ? raw : {};
  return {
    isOn: record.isOn === true,
    amount: readNumber(record.amount) ?? 0,
    refusal: readText(record.refusal) || null,
    reasons: readList(record.reasons, (reason) => readText(reason) || null),
    advances: readList(record.advances, readAdvance),
  };
};
