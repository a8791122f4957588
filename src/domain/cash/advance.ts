import { fromPoisha, sum, toPoisha } from '../values/money.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';

/** The delivery charge of an order, paid in advance (CA-10). Amounts are taka. */

/**
 * The states of an advance: `held` is paid, and the gateway calls the payment risky; `refundDue` is paid and to be given back;
 * `failed` was not paid at the last attempt, and can still be paid; `expired` was withdrawn, or not paid in time.
 */
export const advanceStates = ['asked', 'paid', 'held', 'failed', 'expired', 'refundDue', 'refunded'] as const;
export type AdvanceState = (typeof advanceStates)[number];

/** The part of an advance that decides how much less a courier collects. */
export interface CountedAdvance {
  readonly amount: number;
  readonly state: AdvanceState;
}

/** While an advance is in one of these states, no other one can be asked for its order. */
export const openAdvanceStates = [
  'asked',
  'failed',
  'held',
  'paid',
] as const satisfies readonly AdvanceState[];

/** States in which the customer can still pay. */
export const payableAdvanceStates = ['asked', 'failed'] as const satisfies readonly AdvanceState[];

/** Whether no other advance can be asked for beside this one. */
export const isOpenAdvance = ({ state }: Pick<CountedAdvance, 'state'>): boolean =>
  openAdvanceStates.some((open) => open === state);

/** Whether the customer can still pay this advance. */
export const isPayableAdvance = ({ state }: Pick<CountedAdvance, 'state'>): boolean =>
  payableAdvanceStates.some((payable) => payable === state);

/** States in which the shop has, or may have, money that it may have to give back. */
const statesWithMoney: ReadonlySet<AdvanceState> = new Set(['held', 'paid', 'refundDue']);

/** For how many days after an advance was asked for a customer can pay it. */
export const advanceDays = 7;

/** Without an escrow an advance is at most the order's total divided by this: Digital Commerce Guidelines 2021. */
const totalDivisor = 10;

/** The smallest amount that SSLCommerz accepts, in taka. */
const smallestAmount = 10;

interface ChargedOrder {
  readonly total: number;
  readonly customerData: { readonly deliveryCharge: number };
}

/**
 * What would be asked for in advance: the delivery charge, but at most a tenth of the order's total, in whole taka. 0 if
 * that is less than the gateway accepts, as for free delivery.
 */
export const advanceAmount = ({ total, customerData }: ChargedOrder): number => {
  const largestAmount = Math.floor(fromPoisha(toPoisha(total) / totalDivisor));
  const amount = Math.min(Math.floor(customerData.deliveryCharge), largestAmount);
  return amount < smallestAmount ? 0 : amount;
};

/** Taka of the advances that were paid for the order; a `held` one is not sure yet. */
export const paidInAdvance = (advances: readonly CountedAdvance[]): number =>
  sum(advances.filter(({ state }) => state === 'paid').map(({ amount }) => amount));

/**
 * What a courier collects for an order: the total without what was paid in advance, rounded to whole taka (a half up), since
 * couriers collect nothing smaller.
 */
export const amountToCollect = (
  { total }: { readonly total: number },
  advances: readonly CountedAdvance[],
): number => {
  const unpaid = fromPoisha(toPoisha(total) - toPoisha(paidInAdvance(advances)));
  // Not below 0: a correction may have lowered the total after the advance was paid.
  return Math.max(0, Math.round(unpaid));
};

/** Whether the order has money that the shop may have to give back: such an order is not deleted. */
export const hasAdvanceMoney = (advances: readonly Pick<CountedAdvance, 'state'>[]): boolean =>
  advances.some(({ state }) => statesWithMoney.has(state));

/**
 * The state of an advance, in view of its order (`null` once deleted): what was paid for an order that is now cancelled or deleted is to
 * be given back.
 */
export const currentAdvanceState = (
  { state }: Pick<CountedAdvance, 'state'>,
  order: { readonly orderStatus: string } | null,
): AdvanceState => {
  const isCancelledOrDeleted = order === null || order.orderStatus === 'Cancelled';
  return state === 'paid' && isCancelledOrDeleted ? 'refundDue' : state;
};

/** One change of an advance. */
export interface AdvanceEvent {
  /** `null` in the first event, which made the advance. */
  readonly from: AdvanceState | null;
  readonly to: AdvanceState;
  /** What happened, in a sentence, with the reference or reason that a person entered. */
  readonly text: string;
  /** ISO. */
  readonly at: string;
  /** Name of the account; the gateway's, or the shop's own, for what no person did. */
  readonly by: string;
}

/** An advance as staff see it. */
export interface Advance extends CountedAdvance {
  readonly id: string;
  /** The number of its changes. The next change sends the number that its user has seen, so that the server notices one in between. */
  readonly revision: number;
  /** Whether the customer has been sent to the gateway. */
  readonly isStarted: boolean;
  /** The bank's name for the payment; `null` if there is none. */
  readonly bankTransactionId: string | null;
  /** The token of its payment page; `null` while it cannot be paid, as when a courier has the parcel already. */
  readonly token: string | null;
  /** ISO: until when the customer can pay. */
  readonly endsAt: string;
  /** Oldest first. */
  readonly history: readonly AdvanceEvent[];
}

/** The advances of an order, and whether another one is proposed or can be asked for. */
export interface OrderAdvances {
  /** Whether the shop takes advances. */
  readonly isOn: boolean;
  /** Taka that would be asked for now; 0 when nothing can be. */
  readonly amount: number;
  /** Why none can be asked for now, in a sentence; `null` when one can. */
  readonly refusal: string | null;
  /** Why the shop's rules propose one, in sentences; empty if they do not. */
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
