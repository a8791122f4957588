import { beginningOf } from '../values/cutText.ts';
import { readStatementAmount } from './readStatementAmount.ts';
import { namingFields, type StatementField, type StatementMapping } from './statementMapping.ts';
import type { StatementFault, StatementRow, StatementTable } from './statementTable.ts';

/** The rows of a statement, read by what its columns mean. */

export const amountFields = ['collected', 'fee', 'codFee', 'returnFee', 'compensation', 'net'] as const;
export type AmountField = (typeof amountFields)[number];
/** Poisha by field; `null` for an empty cell. */
export type Amounts = Record<AmountField, number | null>;

/** The cells of a table by the field that their column holds. */
export interface FieldCells {
  /** The name of the field's column; empty for a field that the file does not have. */
  readonly columnOf: (field: StatementField) => string;
  /** The trimmed text of the row's cell in that column; empty if the file does not have the column. */
  readonly cellOf: (row: StatementRow, field: StatementField) => string;
}

/** The cells of this table by the mapping. */
export const fieldCells = ({ header }: StatementTable, mapping: StatementMapping): FieldCells => {
  const indexOf = new Map(header.map((name, index) => [name, index]));
  const columnOf = (field: StatementField): string => mapping[field] ?? '';
  return {
    columnOf,
    cellOf: ({ cells }, field) => cells[indexOf.get(columnOf(field)) ?? -1]?.trim() ?? '',
  };
};

/** A row with its amounts, and what in it cannot be read. */
export interface ReadRow extends StatementRow {
  readonly amounts: Amounts;
  readonly namesParcel: boolean;
  readonly faults: readonly StatementFault[];
}

/** How rows of sums begin. A letter or vowel sign behind the word makes it another one, such as মোটর; people write মোটঃ as “Total:”. */
const totalLabel = /^(?:(?:grand|sub)[ -]?)?total\b|^(?:সর্ব)?মোট(?!\p{L}|(?!ঃ)\p{M})/iu;

/** Characters of an unreadable cell that a fault repeats. */
const repeatedLength = 40;

const unreadable = (cell: string): string =>
  /^\s*[=+@]/.test(cell)
    ? 'The cell holds a formula. Save the file with values.'
    : `“${beginningOf(cell.trim(), repeatedLength)}” is not an amount.`;

/** The form of an invoice, or of a courier's number with letters. Digits alone are neither: beside the label they may count the parcels. */
const parcelName = /^#?[a-z][\w-]*\d[\w-]*$/i;

/** Whether the row sums other rows: it begins with the label and names no parcel. */
export const isTotalRow = (row: StatementRow, { cellOf }: FieldCells): boolean => {
  const label = row.cells.map((cell) => cell.trim()).find((cell) => cell !== '') ?? '';
  if (!totalLabel.test(label)) return false;
  const otherNames = namingFields
    .map((field) => cellOf(row, field))
    .filter((name) => name !== '' && name !== label);
  if (otherNames.length === 0) return true;
  // A customer's name may begin like the label, such as Total Fashion, or be equal to it.
  const isLabelAlone = !/\p{L}/u.test(label.replace(totalLabel, ''));
  return isLabelAlone && !otherNames.some((name) => parcelName.test(name));
};

/** Reads the amounts of a row; a row that names a parcel needs at least one. */
export const readStatementRow = (row: StatementRow, { columnOf, cellOf }: FieldCells): ReadRow => {
  const faults: StatementFault[] = [];
  const amountOf = (field: AmountField): number | null => {
    const cell = cellOf(row, field);
    const amount = readStatementAmount(cell);
    if (amount === undefined)
      faults.push({ row: row.row, column: columnOf(field), message: unreadable(cell) });
    return amount ?? null;
  };
  const amounts = Object.fromEntries(amountFields.map((field) => [field, amountOf(field)])) as Amounts;
  const namesParcel = namingFields.some((field) => cellOf(row, field) !== '');
  const hasNoAmount = amountFields.every((field) => cellOf(row, field) === '');
  if (namesParcel && hasNoAmount)
    faults.push({
      row: row.row,
      column: columnOf('collected') || columnOf('net'),
      message: 'The amount is missing.',
    });
  return { ...row, amounts, namesParcel, faults };
};
