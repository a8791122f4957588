import { isDay } from '../values/dates.ts';
import { sum } from '../values/money.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { type CashEventType, type CashState, cashEventTypes, isCashState } from './cashState.ts';
import { type LedgerKind, ledgerKindNames } from './ledger.ts';

/** The ledger of one consignment as staff read it (CA-6). */

/** Taka, signed: what the courier owes is positive, what it keeps or hands over is negative. */
export interface CashHistoryEntry {
  readonly kind: LedgerKind;
  readonly amount: number;
}

export interface CashHistoryMove {
  readonly event: CashEventType;
  readonly to: CashState;
  /** ISO. */
  readonly at: string;
  /** The name of the account, or of the courier. */
  readonly by: string;
  /** What a person gave as the reason, or the shop's own sentence; empty without one. */
  readonly reason: string;
  /** The day in Dhaka on which the money of a courier's payout arrived, `2026-11-25`; `null` for every other move. */
  readonly payoutDay: string | null;
  readonly entries: readonly CashHistoryEntry[];
}

/** English, like all texts that a screen translates by `shownText`. */
export const cashEventLabels: Readonly<Record<CashEventType, string>> = {
  COLLECT: 'Collected',
  STATEMENT: 'Named in a statement',
  PAYOUT: 'Received',
  WRITE_OFF: 'Written off',
  VOID: 'Nothing to collect',
  TAKE_BACK: 'Taken back',
  REVERSE: 'Collection taken back',
};

/** English, like all texts that a screen translates by `shownText`. */
export const ledgerKindLabels: Readonly<Record<LedgerKind, string>> = {
  collect: 'Collected from the customer',
  fee: 'Delivery fee',
  codFee: 'Fee for cash on delivery',
  returnFee: 'Fee for the return',
  unknownDeduction: 'Deduction without an explanation',
  compensation: 'Compensation',
  writeOff: 'Written off',
  remit: 'Named in a statement',
  takeBack: 'Taken back',
  payout: 'Received',
  rounding: 'Rounded away',
  advance: 'In advance from the customer',
};

/** Taka of a parcel that are written off as missing; 0 for none, also when a surplus is kept or the money came after all. */
export const writtenOffIn = (history: readonly CashHistoryMove[]): number => {
  const writeOffs = history.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'writeOff');
  return Math.max(0, -sum(writeOffs.map(({ amount }) => amount)));
};

/** The entry that a host sent; `null` for one of a kind that this build does not know. */
export const readCashHistoryEntry = (raw: unknown): CashHistoryEntry | null => {
  if (!isRecord(raw)) return null;
  const kind = ledgerKindNames.find((name) => name === raw.kind);
  return kind === undefined ? null : { kind, amount: readNumber(raw.amount) ?? 0 };
};

/** The move that a host sent; `null` for one that this build does not know. */
export const readCashHistoryMove = (raw: unknown): CashHistoryMove | null => {
  if (!isRecord(raw) || !isCashState(raw.to)) return null;
  const event = cashEventTypes.find((type) => type === raw.event);
  if (event === undefined) return null;
  return {
    event,
    to: raw.to,
    at: readText(raw.at),
    by: readText(raw.by),
    reason: readText(raw.reason),
    payoutDay: typeof raw.payoutDay === 'string' && isDay(raw.payoutDay) ? raw.payoutDay : null,
    entries: readList(raw.entries, readCashHistoryEntry),
  };
};
