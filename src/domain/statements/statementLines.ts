import { beginningOf } from '../values/cutText.ts';
import { isDay } from '../values/dates.ts';
import { latinDigits } from '../values/typedText.ts';
import { readStatementAmount } from './statementAmount.ts';
import { checkMapping, type StatementField, type StatementMapping } from './statementMapping.ts';
import type { StatementFault, StatementRow, StatementTable } from './statementTable.ts';

/** One line of a statement. Names are empty if the file has none. Amounts are poisha; fees are what the courier keeps. */
export interface StatementLine extends StatementRow {
  readonly invoice: string;
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

export interface ReadStatement {
  readonly lines: readonly StatementLine[];
  /** What cannot be read; if there is anything, nothing of the file is applied. */
  readonly faults: readonly StatementFault[];
}

const amountFields = ['collected', 'fee', 'codFee', 'returnFee', 'compensation', 'net'] as const;
type AmountField = (typeof amountFields)[number];
type Amounts = Record<AmountField, number | null>;

const noAmounts: Amounts = {
  collected: null,
  fee: null,
  codFee: null,
  returnFee: null,
  compensation: null,
  net: null,
};

const feeFields = ['fee', 'codFee', 'returnFee'] as const;

/** The fields by which a line names its parcel. */
const nameFields = ['invoice', 'reference', 'trackingCode'] as const;

/** How rows of sums begin. */
const totalRow = /^(?:grand ?|sub ?)?total\b|^সর্বমোট|^মোট/iu;

/** Spreadsheets count days from here; the numbers are those of 1954 to 2119. */
const spreadsheetEpoch = Date.UTC(1899, 11, 30);
const spreadsheetDay = /^[2-7]\d{4}(?:\.\d+)?$/;

/** The day `2026-11-25` of a cell such as `25/11/2026` or a spreadsheet's number; the text of any other cell. */
const dateOf = (cell: string): string => {
  const text = latinDigits(cell).trim();
  if (spreadsheetDay.test(text))
    return new Date(spreadsheetEpoch + Math.floor(Number(text)) * 86_400_000).toISOString().slice(0, 10);
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text) ?? [];
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (isDay(written)) return written;
  return isDay(text.slice(0, 10)) ? text.slice(0, 10) : text;
};

/** The columns in which a courier writes all that it keeps as negative amounts, as some do: they are read without their signs. */
const deductedFields = (all: readonly Amounts[]): ReadonlySet<AmountField> =>
  new Set(
    feeFields.filter(
      (field) =>
        all.some((amounts) => (amounts[field] ?? 0) < 0) &&
        all.every((amounts) => (amounts[field] ?? 0) <= 0),
    ),
  );

interface ReadRow extends StatementRow {
  readonly amounts: Amounts;
}

/** Poisha that the amounts of a line come to. */
export const namedNet = ({ collected, fee, codFee, returnFee, compensation }: Omit<Amounts, 'net'>): number =>
  (collected ?? 0) - (fee ?? 0) - (codFee ?? 0) - (returnFee ?? 0) + (compensation ?? 0);

/** What a line says was collected; `null` for a line with only a net amount, since its deduction is unknown. */
const collectedOf = (amounts: Amounts, mapping: StatementMapping): number | null => {
  const { collected, net } = amounts;
  if (collected !== null || net === null) return collected ?? 0;
  const hasFees = [...feeFields, 'compensation' as const].some((field) => amounts[field] !== null);
  if (!hasFees) return null;
  return mapping.collected === undefined ? net - namedNet({ ...amounts, collected: 0 }) : 0;
};

/** Amounts that may not be negative. */
const signFaults = (
  { row, amounts }: ReadRow,
  columnOf: (field: StatementField) => string,
): StatementFault[] => {
  const isTakeBack = (amounts.collected ?? amounts.net ?? 0) < 0;
  const fields = isTakeBack ? (['compensation'] as const) : ([...feeFields, 'compensation'] as const);
  return fields.flatMap((field) =>
    (amounts[field] ?? 0) < 0
      ? [{ row, column: columnOf(field), message: 'Only money that is taken back may be negative.' }]
      : [],
  );
};

const unreadable = (cell: string): string =>
  /^\s*[=+@]/.test(cell)
    ? 'The cell holds a formula. Save the file with values.'
    : `“${beginningOf(cell.trim(), 40)}” is no amount.`;

/** Reads the cells of a table by what its columns mean. */
interface CellReader {
  /** The header of the column for a field; '' if there is none. */
  readonly columnOf: (field: StatementField) => string;
  /** The row's cell for a field, trimmed; '' if there is none. */
  readonly cellOf: (row: StatementRow, field: StatementField) => string;
}

const cellReaderOf = (table: StatementTable, mapping: StatementMapping): CellReader => {
  const indexOf = new Map(table.header.map((name, index) => [name, index]));
  const columnOf = (field: StatementField): string => mapping[field] ?? '';
  const cellOf = ({ cells }: StatementRow, field: StatementField): string =>
    cells[indexOf.get(columnOf(field)) ?? -1]?.trim() ?? '';
  return { columnOf, cellOf };
};

const isTotal = ({ cells }: StatementRow): boolean => {
  const firstText = cells.find((cell) => cell.trim() !== '') ?? '';
  return totalRow.test(firstText.trim());
};

/** The amounts of a row, and those that cannot be read or that are all missing for a parcel. */
const readAmounts = (
  row: StatementRow,
  { columnOf, cellOf }: CellReader,
): { readonly amounts: Amounts; readonly faults: readonly StatementFault[] } => {
  const amounts = { ...noAmounts };
  const faults: StatementFault[] = [];
  for (const field of amountFields) {
    const cell = cellOf(row, field);
    const amount = readStatementAmount(cell);
    if (amount === undefined)
      faults.push({ row: row.row, column: columnOf(field), message: unreadable(cell) });
    else amounts[field] = amount;
  }
  const namesParcel = nameFields.some((field) => cellOf(row, field) !== '');
  const hasNoAmount = amountFields.every((field) => cellOf(row, field) === '');
  if (namesParcel && hasNoAmount)
    faults.push({
      row: row.row,
      column: columnOf('collected') || columnOf('net'),
      message: 'The amount is missing.',
    });
  return { amounts, faults };
};

/** The amounts with the signs of these fields turned. */
const turned = (amounts: Amounts, fields: ReadonlySet<AmountField>): Amounts => {
  const result = { ...amounts };
  for (const field of fields) {
    const amount = amounts[field];
    result[field] = amount === null ? null : -amount;
  }
  return result;
};

/**
 * The lines of a table, read by what its columns mean, and what cannot be read. Rows of sums are left out. Throws a
 * StatementFileError if the mapping does not fit the table.
 */
export const readStatementLines = (table: StatementTable, mapping: StatementMapping): ReadStatement => {
  checkMapping(mapping, table);
  const reader = cellReaderOf(table, mapping);
  const { columnOf, cellOf } = reader;
  const faults: StatementFault[] = [];
  const written = table.rows
    .filter((row) => !isTotal(row))
    .map((row): ReadRow => {
      const { amounts, faults: faultsOfRow } = readAmounts(row, reader);
      faults.push(...faultsOfRow);
      return { ...row, amounts };
    });
  const deducted = deductedFields(written.map(({ amounts }) => amounts));
  const lines = written.map((row): StatementLine => {
    const amounts = turned(row.amounts, deducted);
    faults.push(...signFaults({ ...row, amounts }, columnOf));
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
      date: dateOf(cellOf(row, 'date')),
    };
  });
  return { lines, faults: faults.toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0)) };
};
