import type { CashHistoryEntry } from '../cash/cashHistory.ts';
import type { CashEventType, CashState } from '../cash/cashState.ts';
import { fromPoisha, sum, toPoisha } from '../values/money.ts';
import { type StatementKind, statementKinds } from './statementKind.ts';
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
  /** Number of the row, counted as a spreadsheet does. */
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

/** Taka by which the payout exceeds what the lines come to: negative for a deduction from the whole statement, 0 without a payout. */
export const payoutDifference = ({
  net,
  payoutTotal,
}: Pick<StatementCheck, 'net' | 'payoutTotal'>): number =>
  payoutTotal === null ? 0 : fromPoisha(toPoisha(payoutTotal - net));

/** Whether the statement can be applied as it is shown. */
export const isApplicable = ({ same, faults, lines }: StatementCheck): boolean =>
  same === null && faults.length === 0 && lines.length > 0;

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
