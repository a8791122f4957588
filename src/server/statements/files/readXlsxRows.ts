import type { SaxesTagPlain } from 'saxes';
import { isUsualHeader } from '#domain/statements/statementMapping.ts';
import {
  headRows,
  StatementFileError,
  type StatementRow,
  statementLimits,
  tooManyRows,
} from '#domain/statements/statementTable.ts';
import { openWorkbook, tooLarge, type Workbook } from './openWorkbook.ts';
import { localName, parsePart, refuseBrokenFile } from './parsePart.ts';

/**
 * Reads the sheet of an XLSX file that has the lines of a statement (ECMA-376, part 1). For a formula, the value that the file has stored
 * counts.
 */

/** Different texts of a file: 25 for each row that a statement may have. */
const maxStrings = 25 * statementLimits.lines;
/** Sheets that a spreadsheet shows, each of which is searched for a header. */
const maxSheets = 100;
/** How many rows are read at most, without empty ones: more than the limit, since titles and the header stand above the lines. */
const maxReadRows = 2 * statementLimits.lines;
/**
 * A cell further to the right is refused at once, so that no row is filled up to it with empty cells. More than the limit, which
 * `statementTableOf` checks: rows above the header, which are no part of the table, may be wider.
 */
const maxReadColumns = 2 * statementLimits.columns;
/** One character more than a cell may have, so that a longer cell is noticed. */
const keptCharacters = statementLimits.cell + 1;

/** Reads the shared texts, to which cells refer by their number. */
const readStrings = async (workbook: Workbook): Promise<string[]> => {
  const name = 'xl/sharedStrings.xml';
  const strings: string[] = [];
  if (!workbook.has(name)) return strings;
  let current = '';
  let isText = false;
  // True inside a hint for the pronunciation, which is not part of the text.
  let isPhonetic = false;
  await parsePart(workbook, name, {
    open: (tag) => {
      if (tag === 'si') current = '';
      if (tag === 'rPh') isPhonetic = true;
      isText = tag === 't' && !isPhonetic;
    },
    text: (piece) => {
      if (isText) current = (current + piece).slice(0, keptCharacters);
    },
    close: (tag) => {
      isText = false;
      if (tag === 'rPh') isPhonetic = false;
      if (tag === 'si') strings.push(current);
      if (strings.length > maxStrings) throw new StatementFileError('The XLSX file has too many texts.');
      // The reading goes on.
      return true;
    },
  });
  return strings;
};

/** An open file, and its shared texts. */
interface OpenFile {
  readonly workbook: Workbook;
  readonly strings: readonly string[];
}

/** The value of the attribute `r:id`, whatever prefix the file uses; '' if there is none. */
const relationIdIn = (attributes: SaxesTagPlain['attributes']): string => {
  const prefixed = Object.entries(attributes).find(([name]) => name !== 'id' && localName(name) === 'id');
  return prefixed?.[1] ?? '';
};

/** A sheet that a spreadsheet shows: its name for people, and the name of its part of the file. */
interface Sheet {
  readonly name: string;
  readonly part: string;
}

/** Finds the sheets that are not hidden, in their order: the workbook names relations, and the relations name the parts. */
const visibleSheets = async (workbook: Workbook): Promise<Sheet[]> => {
  const sheets: { readonly name: string; readonly relationId: string }[] = [];
  const targets = new Map<string, string>();
  await parsePart(workbook, 'xl/workbook.xml', {
    open: (tag, attributes) => {
      const isVisible = (attributes.state ?? 'visible') === 'visible';
      if (tag === 'sheet' && isVisible)
        sheets.push({ name: attributes.name ?? '', relationId: relationIdIn(attributes) });
      if (sheets.length > maxSheets) throw tooLarge();
    },
  });
  await parsePart(workbook, 'xl/_rels/workbook.xml.rels', {
    open: (tag, { Id = '', Target = '' }) => {
      if (tag === 'Relationship') targets.set(Id, Target);
    },
  });
  return sheets.map(({ name, relationId }) => {
    const target = targets.get(relationId) ?? '';
    return { name, part: target.startsWith('/') ? target.slice(1) : `xl/${target}` };
  });
};

const codeBeforeA = 'A'.charCodeAt(0) - 1;

/** The column of a reference such as `AB12`, counted from 0. */
const columnOf = (reference: string): number => {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
  // The letters are the digits of a number with base 26, from A for 1 to Z for 26.
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - codeBeforeA;
  return number - 1;
};

/** The last row that a spreadsheet can have. */
const lastRow = 1_048_576;

/** The number of a row, which it has itself or follows from the row before. Two rows of one number would be taken for one. */
const rowNumber = (own: string, rowBefore: number): number => {
  const row = own === '' ? rowBefore + 1 : Number(own);
  return Number.isInteger(row) && row > rowBefore && row <= lastRow ? row : refuseBrokenFile();
};

/** A cell that is being read. */
interface OpenCell {
  /** `s` for a shared text, `n` for a number. */
  readonly type: string;
  readonly column: number;
  readonly reference: string;
  value: string;
  hasFormula: boolean;
}

const textOf = ({ type, value, hasFormula, reference }: OpenCell, strings: readonly string[]): string => {
  // A formula may result in the empty text, whose type is `str`; one that was never computed has no type.
  if (hasFormula && value === '' && type !== 'str')
    throw new StatementFileError(
      `Cell ${reference} holds a formula without a value. Save the file with values.`,
      {
        row: Number(/\d+$/.exec(reference)?.[0] ?? 0),
      },
    );
  // Some programs also write an empty cell as one with a shared text.
  if (type === 's') return value === '' ? '' : (strings[Number(value)] ?? refuseBrokenFile());
  const number = Number(value);
  const isNumber = type === 'n' && value !== '' && Number.isFinite(number);
  // Spreadsheets store numbers such as 1.31E3 or 1310.0000000000002, and compute with 15 digits.
  return isNumber ? String(Number(number.toPrecision(15))) : value;
};

/** Reads the rows of a sheet, without empty ones, up to `most`. Rejects with a StatementFileError. */
const readSheet = async (
  { workbook, strings }: OpenFile,
  { part }: Sheet,
  most: number,
): Promise<StatementRow[]> => {
  const rows: StatementRow[] = [];
  let row = 0;
  let cells: string[] = [];
  let cell: OpenCell | null = null;
  let isValue = false;
  await parsePart(workbook, part, {
    open: (tag, { r = '', t = 'n' }) => {
      if (tag === 'row') {
        row = rowNumber(r, row);
        cells = [];
      }
      if (tag === 'c') {
        const column = r === '' ? cells.length : columnOf(r);
        cell = { type: t, column, reference: r, value: '', hasFormula: false };
        if (column < 0 || column >= maxReadColumns)
          throw new StatementFileError(`The file has more than ${statementLimits.columns} columns.`, { row });
      }
      if (tag === 'f' && cell !== null) cell.hasFormula = true;
      // `v` has the value of a cell, `t` the text of a cell that has its own instead of a shared one.
      isValue = tag === 'v' || tag === 't';
    },
    text: (piece) => {
      if (isValue && cell !== null) cell.value = (cell.value + piece).slice(0, keptCharacters);
    },
    close: (tag) => {
      isValue = false;
      if (tag === 'c' && cell !== null) {
        while (cells.length < cell.column) cells.push('');
        cells[cell.column] = textOf(cell, strings);
        cell = null;
      }
      if (tag === 'row' && cells.some((text) => text.trim() !== '')) rows.push({ row, cells });
      // `false` ends the reading.
      return rows.length < most;
    },
  });
  return rows;
};

/** Whether one of the first rows names columns as couriers do. A sheet that cannot be read, such as a sheet with a chart, has no lines. */
const hasHeader = async (file: OpenFile, sheet: Sheet): Promise<boolean> => {
  try {
    const rows = await readSheet(file, sheet, headRows);
    return rows.some(({ cells }) => isUsualHeader(cells));
  } catch (error) {
    if (error instanceof StatementFileError) return false;
    throw error;
  }
};

/** The sheet with the lines: the only one that has a usual header, else the first one. Rejects if several have one. */
const sheetWithLines = async (file: OpenFile): Promise<Sheet> => {
  const sheets = await visibleSheets(file.workbook);
  const [first = refuseBrokenFile(), ...others] = sheets;
  if (others.length === 0) return first;
  const withHeader: Sheet[] = [];
  for (const sheet of sheets) if (await hasHeader(file, sheet)) withHeader.push(sheet);
  const [chosen = first, second] = withHeader;
  if (second === undefined) return chosen;
  // The lines of the other sheet would be lost without a word.
  throw new StatementFileError(
    `The sheets “${chosen.name}” and “${second.name}” both have lines. Save each of them as a file of its own.`,
  );
};

/** Reads the rows of the sheet with the lines in an XLSX file. Rejects with a StatementFileError. */
export const readXlsxRows = async (bytes: Uint8Array<ArrayBuffer>): Promise<StatementRow[]> => {
  const workbook = await openWorkbook(bytes);
  const file = { workbook, strings: await readStrings(workbook) };
  const rows = await readSheet(file, await sheetWithLines(file), maxReadRows);
  // Rows behind these are not read: they would be lost without a word.
  if (rows.length >= maxReadRows) throw tooManyRows();
  return rows;
};
