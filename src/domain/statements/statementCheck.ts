import { type CashHistoryEntry, readCashHistoryEntry } from '../cash/cashHistory.ts';
import { type CashEventType, type CashState, cashEventTypes, isCashState } from '../cash/cashState.ts';
import { fromPoisha, sum, toPoisha } from '../values/money.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { isStatementKind, type StatementKind, statementKinds } from './statementKind.ts';
import type { StatementFault } from './statementTable.ts';

/** The dry run of a statement: what applying it would do, line by line and in sums (CA-3). Amounts are taka. */

/** One event that a line sends to the cash of its parcel, with the entries of the ledger. */
export interface CheckedEvent {
  readonly type: CashEventType;
  readonly to: CashState;
  readonly entries: readonly CashHistoryEntry[];
}

/** What a statement says about one parcel. */
export interface StatedParcel {
  /** As a spreadsheet counts. */
  readonly row: number;
  /** The parcel as the file names it. */
  readonly name: string;
  readonly kind: StatementKind;
  /** `null` for an unknown parcel. */
  readonly consignmentId: string | null;
  /** `null` when the order is deleted. */
  readonly orderId: string | null;
  /** The parcel's own invoice; empty for an unknown parcel. */
  readonly invoice: string;
  /** What the shop expected the line to name as collected. */
  readonly expected: number;
  readonly collected: number;
  /** All that the courier keeps of the money. */
  readonly fees: number;
  readonly net: number;
  /** The agreed fees if the billed ones differ from them; otherwise `null`. */
  readonly agreedFees: number | null;
  /** Why the line is of this kind, in a sentence; may be empty. */
  readonly note: string;
}

export interface CheckedLine extends StatedParcel {
  readonly events: readonly CheckedEvent[];
}

/** The lines of one kind, summed. */
export interface KindSum {
  readonly kind: StatementKind;
  readonly lines: number;
  readonly collected: number;
  readonly fees: number;
  readonly net: number;
}

/** An earlier statement that this one repeats, wholly or in some parcels. */
export interface EarlierStatement {
  readonly id: string;
  readonly name: string;
  /** ISO. */
  readonly at: string;
  readonly by: string;
  /** Invoices of parcels that both statements name; empty for the same file. */
  readonly invoices: readonly string[];
  /** Number of parcels that both statements name. */
  readonly parcels: number;
}

export interface StatementCheck {
  /** A digest of all that is shown. Applying sends it, so that the server applies exactly this or nothing. */
  readonly digest: string;
  readonly lines: readonly CheckedLine[];
  readonly sums: readonly KindSum[];
  /** Number of lines whose fees are not the agreed ones. */
  readonly feesDiffer: number;
  /** What the lines come to. */
  readonly net: number;
  /** What the courier pays for the whole statement; `null` when nobody entered it. */
  readonly payoutTotal: number | null;
  /** The applied statement that equals this one, which is then not applied; `null` for none. */
  readonly same: EarlierStatement | null;
  /** Applied statements that name some of the same parcels. */
  readonly overlaps: readonly EarlierStatement[];
  /** What cannot be read; if there is anything, nothing of the file is applied. */
  readonly faults: readonly StatementFault[];
}

/** Taka by which the payout exceeds what the lines come to; negative for a deduction from the whole statement. */
export const deductionOf = ({ net, payoutTotal }: Pick<StatementCheck, 'net' | 'payoutTotal'>): number =>
  payoutTotal === null ? 0 : fromPoisha(toPoisha(payoutTotal - net));

/** Whether the statement can be applied as it is shown. */
export const isApplicable = ({ same, faults, lines }: StatementCheck): boolean =>
  same === null && faults.length === 0 && lines.length > 0;

const readNullable = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const readEvent = (raw: unknown): CheckedEvent | null => {
  if (!isRecord(raw) || !isCashState(raw.to)) return null;
  const type = cashEventTypes.find((name) => name === raw.type);
  return type === undefined
    ? null
    : { type, to: raw.to, entries: readList(raw.entries, readCashHistoryEntry) };
};

/** The part of a line that dry run and applied statement share; `null` for a kind that this build does not know. */
export const readStatedParcel = (raw: unknown): StatedParcel | null => {
  if (!isRecord(raw) || !isStatementKind(raw.kind)) return null;
  return {
    row: readNumber(raw.row) ?? 0,
    name: readText(raw.name),
    kind: raw.kind,
    consignmentId: readNullable(raw.consignmentId),
    orderId: readNullable(raw.orderId),
    invoice: readText(raw.invoice),
    expected: readNumber(raw.expected) ?? 0,
    collected: readNumber(raw.collected) ?? 0,
    fees: readNumber(raw.fees) ?? 0,
    net: readNumber(raw.net) ?? 0,
    agreedFees: readNumber(raw.agreedFees),
    note: readText(raw.note),
  };
};

const readLine = (raw: unknown): CheckedLine | null => {
  const stated = readStatedParcel(raw);
  return stated === null || !isRecord(raw) ? null : { ...stated, events: readList(raw.events, readEvent) };
};

const readEarlier = (raw: unknown): EarlierStatement | null =>
  isRecord(raw)
    ? {
        id: readText(raw.id),
        name: readText(raw.name),
        at: readText(raw.at),
        by: readText(raw.by),
        invoices: readList(raw.invoices, (invoice) => readNullable(invoice)),
        parcels: readNumber(raw.parcels) ?? 0,
      }
    : null;

const readFault = (raw: unknown): StatementFault | null =>
  isRecord(raw)
    ? { row: readNumber(raw.row), column: readText(raw.column), message: readText(raw.message) }
    : null;

const readSum = (raw: unknown): KindSum | null =>
  isRecord(raw) && isStatementKind(raw.kind)
    ? {
        kind: raw.kind,
        lines: readNumber(raw.lines) ?? 0,
        collected: readNumber(raw.collected) ?? 0,
        fees: readNumber(raw.fees) ?? 0,
        net: readNumber(raw.net) ?? 0,
      }
    : null;

/** The sums by kind that a host sent. */
export const readSums = (raw: unknown): KindSum[] => readList(raw, readSum);

/** The dry run that a host sent. */
export const readStatementCheck = (reply: unknown): StatementCheck => {
  const raw = isRecord(reply) ? reply : {};
  return {
    digest: readText(raw.digest),
    lines: readList(raw.lines, readLine),
    sums: readSums(raw.sums),
    feesDiffer: readNumber(raw.feesDiffer) ?? 0,
    net: readNumber(raw.net) ?? 0,
    payoutTotal: readNumber(raw.payoutTotal),
    same: readEarlier(raw.same),
    overlaps: readList(raw.overlaps, readEarlier),
    faults: readList(raw.faults, readFault),
  };
};

/** The sums of lines by kind; kinds without a line are left out. */
export const sumsOf = (
  lines: readonly Pick<CheckedLine, 'kind' | 'collected' | 'fees' | 'net'>[],
): KindSum[] => {
  const linesOf = (kind: StatementKind) => lines.filter((line) => line.kind === kind);
  return statementKinds
    .map((kind) => ({ kind, ofKind: linesOf(kind) }))
    .filter(({ ofKind }) => ofKind.length > 0)
    .map(({ kind, ofKind }) => ({
      kind,
      lines: ofKind.length,
      collected: sum(ofKind.map(({ collected }) => collected)),
      fees: sum(ofKind.map(({ fees }) => fees)),
      net: sum(ofKind.map(({ net }) => net)),
    }));
};
