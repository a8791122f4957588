/** A courier's statement as a table of texts, before it is known what its columns mean (CA-3). */

export const statementLimits = {
  /** Bytes of a file. */
  bytes: 5 * 1024 * 1024,
  /** Rows below the header. */
  lines: 20_000,
  columns: 100,
  /** Characters of a cell. */
  cell: 500,
  /** Characters of a file's name. */
  name: 200,
  /** Rows of the preview. */
  previewed: 6,
} as const;

/** One row of a file; `row` is the number that a spreadsheet shows. */
export interface StatementRow {
  readonly row: number;
  readonly cells: readonly string[];
}

export interface StatementTable {
  /** Without two equal names. */
  readonly header: readonly string[];
  /** The rows below the header. */
  readonly rows: readonly StatementRow[];
}

/** A cell, row or column that cannot be read. */
export interface StatementFault {
  /** From 1, as a spreadsheet counts; `null` for the file as a whole. */
  readonly row: number | null;
  /** The column's name in the file; empty for the row as a whole. */
  readonly column: string;
  readonly message: string;
}

/** `Row 7, column COD: …`, or only the sentence for a fault of the whole file. */
export const statementFaultText = ({ row, column, message }: StatementFault): string => {
  if (row === null) return message;
  return `Row ${row}${column === '' ? '' : `, column ${column}`}: ${message}`;
};

/** Thrown when a file is no table that the shop can read. */
export class StatementFileError extends Error {
  override readonly name = 'StatementFileError';
  readonly fault: StatementFault;

  constructor(message: string, place: Partial<Omit<StatementFault, 'message'>> = {}) {
    const fault = { row: null, column: '', ...place, message };
    super(statementFaultText(fault));
    this.fault = fault;
  }
}

/** The refusal of a file that has more rows below its header than a statement may have. */
export const tooManyRows = (): StatementFileError =>
  new StatementFileError(
    `The file has more than ${statementLimits.lines} rows. Split it into several files.`,
  );

/** The names of columns without equal ones: the second `COD` becomes `COD (2)`, an empty one `Column 3`. */
const distinctNames = (cells: readonly string[]): string[] => {
  const used = new Set<string>();
  return cells.map((cell, index) => {
    const name = cell.replace(/\s+/g, ' ').trim() || `Column ${index + 1}`;
    let distinct = name;
    for (let number = 2; used.has(distinct); number += 1) distinct = `${name} (${number})`;
    used.add(distinct);
    return distinct;
  });
};

const countFilled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

/** A header has names for two columns or more. */
const fewestNames = 2;

/** Throws a StatementFileError that names the first cell with too many characters. */
const checkCells = ({ row, cells }: StatementRow, header: readonly string[]): void => {
  const tooLongIndex = cells.findIndex((cell) => cell.length > statementLimits.cell);
  if (tooLongIndex === -1) return;
  throw new StatementFileError(`The cell has more than ${statementLimits.cell} characters.`, {
    row,
    column: header[tooLongIndex] ?? '',
  });
};

/**
 * Throws for a row of a CSV file with more cells than its header: in `HK-1,1,310` the comma of an amount has moved the cells. Rows of
 * XLSX may be longer than the header, since it ends with its last name.
 */
const refuseMovedCells = (header: StatementRow, rows: readonly StatementRow[]): void => {
  const movedRow = rows.find(({ cells }) => countFilled(cells.slice(header.cells.length)) > 0);
  if (movedRow === undefined) return;
  throw new StatementFileError(
    'The row has more cells than the header: perhaps a cell with a comma has no quotation marks.',
    { row: movedRow.row },
  );
};

/** Rows at the beginning of a file among which a header is recognized by its names. */
export const headRows = 20;

interface TableOptions {
  readonly isCsv?: boolean;
  /** Whether a row has the names of columns that couriers are known to write. */
  readonly isHeader?: (cells: readonly string[]) => boolean;
}

/**
 * The table in a file's rows. Some couriers write titles above the header, also in two cells, such as “Payment” and its number: the
 * header is one of the first rows that has usual names, else the first row with two cells or more. Throws a StatementFileError if
 * there are no rows, too many or too large ones, and for rows of a CSV file with more cells than the header.
 */
export const statementTableOf = (
  fileRows: readonly StatementRow[],
  { isCsv = false, isHeader = () => false }: TableOptions = {},
): StatementTable => {
  const usualIndex = fileRows.slice(0, headRows).findIndex(({ cells }) => isHeader(cells));
  const firstIndex = fileRows.findIndex(({ cells }) => countFilled(cells) >= fewestNames);
  const headIndex = usualIndex === -1 ? firstIndex : usualIndex;
  const head = fileRows[headIndex];
  if (head === undefined) throw new StatementFileError('The file has no table with two columns or more.');
  const rows = fileRows.slice(headIndex + 1).filter(({ cells }) => countFilled(cells) > 0);
  if (rows.length === 0) throw new StatementFileError('The table has no row below its header.');
  if (rows.length > statementLimits.lines) throw tooManyRows();
  if (isCsv) refuseMovedCells(head, rows);
  const width = Math.max(head.cells.length, ...rows.map(({ cells }) => cells.length));
  if (width > statementLimits.columns)
    throw new StatementFileError(`The file has more than ${statementLimits.columns} columns.`);
  const header = distinctNames(Array.from({ length: width }, (_, index) => head.cells[index] ?? ''));
  for (const row of [head, ...rows]) checkCells(row, header);
  return { header, rows };
};
