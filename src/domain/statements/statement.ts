import { type CourierId, isCourierId } from '../consignments/couriers.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { type Payout, readPayout } from './payout.ts';
import { type KindSum, readStatedParcel, readSums, type StatedParcel } from './statementCheck.ts';

/** A courier's statement as it was applied (CA-3). Amounts are taka. */
export interface Statement {
  readonly id: string;
  readonly courier: CourierId;
  /** The file's name, or the number of the courier's payment. */
  readonly name: string;
  readonly isPayment: boolean;
  readonly lines: number;
  readonly differences: number;
  readonly net: number;
  readonly payoutTotal: number | null;
  /** ISO. */
  readonly at: string;
  readonly by: string;
  /** `null` until an admin has confirmed it. */
  readonly payout: Payout | null;
}

export interface StatementWithSums extends Statement {
  readonly sums: readonly KindSum[];
  readonly feesDiffer: number;
}

/** A line of an applied statement, with the cash of its parcel as it is now. */
export interface StoredLine extends StatedParcel {
  readonly cells: readonly string[];
  /** Of the parcel; empty for an unknown one. */
  readonly cashState: string;
  /** Taka that the courier has still to name; negative when it has named too much. */
  readonly unremitted: number;
}

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
