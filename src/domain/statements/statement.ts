import { type CourierId, isCourierId } from '../consignments/couriers.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { type Payout, readPayout } from './payout.ts';
import { type KindSum, readSums } from './statementCheck.ts';
import { isStatementKind, type StatementKind } from './statementKind.ts';

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
export interface StoredLine {
  readonly row: number;
  readonly name: string;
  readonly kind: StatementKind;
  readonly consignmentId: string | null;
  readonly orderId: string | null;
  readonly invoice: string;
  readonly expected: number;
  readonly collected: number;
  readonly fees: number;
  readonly net: number;
  readonly agreedFees: number | null;
  readonly note: string;
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

const nullableText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The line that a host sent. */
export const readStoredLine = (raw: unknown): StoredLine | null => {
  if (!isRecord(raw) || !isStatementKind(raw.kind)) return null;
  return {
    row: readNumber(raw.row) ?? 0,
    name: readText(raw.name),
    kind: raw.kind,
    consignmentId: nullableText(raw.consignmentId),
    orderId: nullableText(raw.orderId),
    invoice: readText(raw.invoice),
    expected: readNumber(raw.expected) ?? 0,
    collected: readNumber(raw.collected) ?? 0,
    fees: readNumber(raw.fees) ?? 0,
    net: readNumber(raw.net) ?? 0,
    agreedFees: readNumber(raw.agreedFees),
    note: readText(raw.note),
    cells: readList(raw.cells, nullableText),
    cashState: readText(raw.cashState),
    unremitted: readNumber(raw.unremitted) ?? 0,
  };
};
