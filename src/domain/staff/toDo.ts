import { isDay } from '../values/dates.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';

/** What waits for staff today (CA-9); each number is the length of a list. */
export interface ToDo {
  /** Pending orders that nobody has called. */
  readonly toCall: number;
  /** Pending orders whose time to be called again has come. */
  readonly toCallBack: number;
  /** Pending orders whose customer wanted a change in the last call. */
  readonly toCorrect: number;
  /** Returned orders whose customer waits for a call. */
  readonly toCallAboutReturn: number;
  /** Confirmed orders without an open parcel that are not marked as packed. */
  readonly toPack: number;
  /** Parcels that are booked and not with their courier. */
  readonly toHandOver: number;
  /** What waits in the list To Decide. */
  readonly toDecide: number;
  /** Parcels whose money (taka) couriers hold for longer than `overdueDays`; `null` while the shop keeps no ledger of cash. */
  readonly overdue: { readonly parcels: number; readonly amount: number } | null;
  /** Today and the days of `comparedDays` before it; empty from a host that does not count them. */
  readonly days: readonly ComparedDay[];
}

/** The figures of one day, for a comparison of days (DK-12). */
export interface ComparedDay {
  /** In Dhaka, `2025-01-05`. */
  readonly day: string;
  /** Orders placed on the day. */
  readonly placed: number;
  /** How many of the placed orders are cancelled. */
  readonly cancelled: number;
  /** Orders delivered on the day, whenever they were placed, also those that came back later. */
  readonly delivered: number;
  /** Taka that the customers of the delivered orders pay at the door. */
  readonly cash: number;
}

/** The days that the home page compares, counted back from today: today, yesterday, and the same weekday of the week before. */
export const comparedDays = [0, 1, 7] as const;

/** The share of the orders placed on the day that are cancelled, 0 to 1; `null` without orders. */
export const cancelledShare = ({ placed, cancelled }: ComparedDay): number | null =>
  placed === 0 ? null : cancelled / placed;

/** Days after which money at a courier is overdue: couriers pay out once a week. */
export const overdueDays = 7;

const readOverdue = (raw: unknown): ToDo['overdue'] =>
  isRecord(raw) ? { parcels: readNumber(raw.parcels) ?? 0, amount: readNumber(raw.amount) ?? 0 } : null;

const readComparedDay = (raw: unknown): ComparedDay | null => {
  if (!isRecord(raw) || !isDay(readText(raw.day))) return null;
  return {
    day: readText(raw.day),
    placed: readNumber(raw.placed) ?? 0,
    cancelled: readNumber(raw.cancelled) ?? 0,
    delivered: readNumber(raw.delivered) ?? 0,
    cash: readNumber(raw.cash) ?? 0,
  };
};

/** The work of today that a host sent; a missing number counts as 0. */
export const readToDo = (raw: unknown): ToDo => {
  const numbers = isRecord(raw) ? raw : {};
  return {
    toCall: readNumber(numbers.toCall) ?? 0,
    toCallBack: readNumber(numbers.toCallBack) ?? 0,
    toCorrect: readNumber(numbers.toCorrect) ?? 0,
    toCallAboutReturn: readNumber(numbers.toCallAboutReturn) ?? 0,
    toPack: readNumber(numbers.toPack) ?? 0,
    toHandOver: readNumber(numbers.toHandOver) ?? 0,
    toDecide: readNumber(numbers.toDecide) ?? 0,
    overdue: readOverdue(numbers.overdue),
    days: readList(numbers.days, readComparedDay),
  };
};
