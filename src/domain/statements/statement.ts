import { type CourierId, isCourierId } from '../consignments/couriers.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { type Payout, readPayout } from './payout.ts';
import { readStatedParcel, readSums } from './readStatementCheck.ts';
import type { KindSum, StatedParcel } from './statementCheck.ts';

/** A courier's statement as it was applied (CA-3). Amounts are taka. */
export interface Statement {
  readonly id: string;
  readonly courier: CourierId;
  /** The file's name, or the number of the courier's payment. */
  readonly name: string;
  /** Whether it was read from the courier's payments instead of a file. */
  readonly isPayment: boolean;
  /** Number of lines. */
  readonly lines: number;
  /** Number of lines that somebody has to look at (`isDifference`). */
  readonly differences: number;
  /** What the courier pays for the lines, added up. */
  readonly net: number;
  /** What it pays for the whole statement, which may differ from `net`, as by a deduction; `null` when nobody entered it. */
  readonly payoutTotal: number | null;
  /** ISO: when it was applied. */
  readonly at: string;
  /** The name of the account that applied it. */
  readonly by: string;
  /** `null` until an admin has confirmed that the money arrived. */
  readonly payout: Payout | null;
}

export interface StatementWithSums extends Statement {
  readonly sums: readonly KindSum[];
  /** Number of lines whose fees are not the agreed ones. */
  readonly feesDiffer: number;
}

/** A line of an applied statement, with the cash of its parcel as it is now. */
export interface StoredLine extends StatedParcel {
  /** The row of the file. */
  readonly cells: readonly string[];
  /** The state of the parcel's cash now; empty for an unknown parcel. */
  readonly cashState: string;
  /** Taka that the courier has still to name; negative when it has named too much. */
  readonly unremitted: number;
}

/** The statement that a host sent; `null` for one of an unknown courier. */
export const readStatement = (raw: unknown): Statement | null => {
  if (!isRecord(raw) || !isCourierId(raw.courier)) return null;
  return {
    id: readText(raw.id),
    courier: raw.courier,
    name: readText(raw.name),
    isPayment: raw.isPayment === true,
    lines: readNumber(raw.lines) ?? 0,
    differences: readNumber(raw.differences) ?? 0,
    net: readNumber(raw.net) ?? 0,
    payoutTotal: readNumber(raw.payoutTotal),
    at: readText(raw.at),
    by: readText(raw.by),
    payout: readPayout(raw.payout),
  };
};

/** The statement with the sums of its lines that a host sent. */
export const readStatementWithSums = (raw: unknown): StatementWithSums | null => {
  const statement = readStatement(raw);
  if (statement === null || !isRecord(raw)) return null;
  return { ...statement, sums: readSums(raw.sums), feesDiffer: readNumber(raw.feesDiffer) ?? 0 };
};

/** The line that a host sent. */
export const readStoredLine = (raw: unknown): StoredLine | null => {
  const stated = readStatedParcel(raw);
  if (stated === null || !isRecord(raw)) return null;
  return {
    ...stated,
    cells: readList(raw.cells, readText),
    cashState: readText(raw.cashState),
    unremitted: readNumber(raw.unremitted) ?? 0,
  };
};
