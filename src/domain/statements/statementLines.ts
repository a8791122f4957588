import {
  type AmountField,
  type Amounts,
  amountFields,
  type FieldCells,
  fieldCells,
  isTotalRow,
  type ReadRow,
  readStatementRow,
} from './readStatementRow.ts';
import { statementDate } from './statementDate.ts';
import { checkMapping, type StatementMapping } from './statementMapping.ts';
import type { StatementFault, StatementRow, StatementTable } from './statementTable.ts';

/** One line of a statement. Names are empty if the file has none. Amounts are poisha; fees are what the courier keeps. */
export interface StatementLine extends StatementRow {
  readonly invoice: string;
  /** The courier's own number of the parcel. */
  readonly reference: string;
  readonly trackingCode: string;
  /** What was collected; negative when money of an earlier statement is taken back, `null` for a line with only a net amount. */
  readonly collected: number | null;
  readonly fee: number;
  readonly codFee: number;
  readonly returnFee: number;
  readonly compensation: number;
  /** The net amount in the file; `null` if it has none. */
  readonly net: number | null;
  /** `2026-11-25`, or the text in the file if that is no readable date. */
  readonly date: string;
}

interface ReadStatement {
  readonly lines: readonly StatementLine[];
  /** What cannot be read; if there is anything, nothing of the file is applied. */
  readonly faults: readonly StatementFault[];
}

const feeFields = ['fee', 'codFee', 'returnFee'] as const;
/** Amounts by which the net amount of a line differs from what was collected. */
const adjustmentFields = [...feeFields, 'compensation'] as const;

/**
 * Whether the row takes back money that an earlier statement named: its collected amount is below 0. A file without a column for collected
 * money shows it by a net amount that is lower than the fees alone make it, whichever sign the file gives fees.
 */
const takesBack = ({ amounts }: ReadRow, mapping: StatementMapping): boolean => {
  const { collected, net, compensation } = amounts;
  if (mapping.collected !== undefined || net === null) return (collected ?? 0) < 0;
  const fees = feeFields.reduce((sum, field) => sum + Math.abs(amounts[field] ?? 0), 0);
  return net + fees - (compensation ?? 0) < 0;
};

/**
 * The columns of fees in which a courier writes only negative amounts, as some do: they are read with the opposite sign. Rows that take
 * money back do not count, since in them the courier may give a fee back.
 */
const deductedFields = (rows: readonly ReadRow[], mapping: StatementMapping): readonly AmountField[] => {
  const telling = rows.filter((row) => !takesBack(row, mapping));
  return feeFields.filter((field) => {
    const amounts = telling.map((row) => row.amounts[field] ?? 0);
    return amounts.some((amount) => amount < 0) && amounts.every((amount) => amount <= 0);
  });
};

const withOppositeSigns = (amounts: Amounts, deducted: readonly AmountField[]): Amounts => {
  const negated = { ...amounts };
  for (const field of deducted) {
    const amount = amounts[field];
    negated[field] = amount === null ? null : -amount;
  }
  return negated;
};

/** The net amount of a line in poisha as its other amounts make it; the file's own `net` may differ. */
export const computedNet = ({
  collected,
  fee,
  codFee,
  returnFee,
  compensation,
}: Omit<Amounts, 'net'>): number =>
  (collected ?? 0) - (fee ?? 0) - (codFee ?? 0) - (returnFee ?? 0) + (compensation ?? 0);

/**
 * What a line names as collected: what its cell says. Without a filled cell it is
 * - 0 if the line has no net amount either;
 * - `null`, unknown, if the net amount is the line's only amount: nobody knows what was deducted from it;
 * - 0 in a file with a column for collected money, where an empty cell means none;
 * - in any other file the net amount plus what was deducted from it.
 */
const collectedOf = (amounts: Amounts, mapping: StatementMapping): number | null => {
  const { collected, net } = amounts;
  if (collected !== null) return collected;
  if (net === null) return 0;
  const hasOnlyNet = adjustmentFields.every((field) => amounts[field] === null);
  if (hasOnlyNet) return null;
  return mapping.collected === undefined ? net - computedNet({ ...amounts, collected: 0 }) : 0;
};

/** Faults for amounts that may not be negative: when money is taken back, the fees may be. */
const signFaults = ({ row, amounts }: ReadRow, { columnOf }: FieldCells): StatementFault[] => {
  const isTakeBack = (amounts.collected ?? amounts.net ?? 0) < 0;
  const neverNegative = isTakeBack ? (['compensation'] as const) : adjustmentFields;
  return neverNegative
    .filter((field) => (amounts[field] ?? 0) < 0)
    .map((field) => ({
      row,
      column: columnOf(field),
      message: 'Only money that is taken back may be negative.',
    }));
};

const lineOf = (row: ReadRow, { cellOf }: FieldCells, mapping: StatementMapping): StatementLine => {
  const { amounts } = row;
  return {
    row: row.row,
    cells: row.cells,
    invoice: cellOf(row, 'invoice'),
    reference: cellOf(row, 'reference'),
    trackingCode: cellOf(row, 'trackingCode'),
    collected: collectedOf(amounts, mapping),
    fee: amounts.fee ?? 0,
    codFee: amounts.codFee ?? 0,
    returnFee: amounts.returnFee ?? 0,
    compensation: amounts.compensation ?? 0,
    net: amounts.net,
    date: statementDate(cellOf(row, 'date')),
  };
};

/** What the rows come to, by field. */
const sumsOf = (rows: readonly ReadRow[]): Readonly<Partial<Amounts>> =>
  Object.fromEntries(
    amountFields.map((field) => [field, rows.reduce((sum, { amounts }) => sum + (amounts[field] ?? 0), 0)]),
  );

/** Whether the row is no parcel's, and names none: it is a note without any amount, or has the sums of all parcels without a label. */
const isNoteOrSums = (
  sums: Readonly<Partial<Amounts>>,
  { namesParcel, amounts, faults }: ReadRow,
): boolean => {
  if (namesParcel || faults.length > 0) return false;
  return amountFields.every((field) => amounts[field] === null || amounts[field] === sums[field]);
};

/**
 * The lines of a table, read by what its columns mean, and what cannot be read. Rows of sums are left out. Throws a
 * StatementFileError if the mapping does not fit the table.
 */
export const readStatementLines = (table: StatementTable, mapping: StatementMapping): ReadStatement => {
  checkMapping(mapping, table);
  const fields = fieldCells(table, mapping);
  const withoutTotals = table.rows
    .filter((row) => !isTotalRow(row, fields))
    .map((row) => readStatementRow(row, fields));
  const sums = sumsOf(withoutTotals.filter(({ namesParcel }) => namesParcel));
  const lineRows = withoutTotals.filter((row) => !isNoteOrSums(sums, row));
  const deducted = deductedFields(lineRows, mapping);
  const rows = lineRows.map((row) => ({ ...row, amounts: withOppositeSigns(row.amounts, deducted) }));
  const faults = [...rows.flatMap((row) => row.faults), ...rows.flatMap((row) => signFaults(row, fields))];
  return {
    lines: rows.map((row) => lineOf(row, fields, mapping)),
    faults: faults.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0)),
  };
};
