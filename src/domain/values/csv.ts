/** CSV tables for spreadsheets. */

/** The byte order mark: without it Excel reads Bengali in another code page. */
const byteOrderMark = '\uFEFF';

/**
 * Where a spreadsheet may start to read a cell: at the start of the text, and after separators of cells and rows, because a
 * spreadsheet that does not split at commas ignores quotes inside a line.
 */
const cellStart = /(^|[;\t\r\n])/u.source;

/**
 * A formula follows: one of its signs, also full-width, after blanks, invisible characters and quotes. Not after a tab or a line break,
 * which is a `cellStart` itself. One class for all of these: with two that fit the same character, a guest's comment of thirty blanks would
 * take minutes.
 */
const formulaFollows = /(?=(?:(?![\t\r\n])[\s"'\u200B-\u200F\u2060\p{Cc}])*[=+\-@＝＋－＠])/u.source;

const formula = new RegExp(`${cellStart}${formulaFollows}`, 'gu');

/** A tab or line break at the start; also after apostrophes, so that no two texts are escaped to the same one. */
const startsWithControl = /^'*[\t\r\n]/;

/** The text with an apostrophe before each formula, so that a spreadsheet shows it as a text. */
const safeText = (value: string): string => {
  const text = value.replace(formula, "$1'");
  return startsWithControl.test(text) ? `'${text}` : text;
};

/** The cell in quotes. A number below 0 gets no apostrophe: a spreadsheet would leave it out of its sums. */
const cell = (value: string | number): string =>
  typeof value === 'number' ? `"${value}"` : `"${safeText(value).replaceAll('"', '""')}"`;

/** The apostrophes that `safeText` puts before a formula, and before a tab or line break. */
const escapedFormula = new RegExp(`${cellStart}'${formulaFollows}`, 'gu');
const escapedControl = /^'(?='*[\t\r\n])/;

/** The text of a cell from a file of this shop, without the apostrophes that keep spreadsheets from running it. */
export const unescapedCell = (text: string): string =>
  text.replace(escapedControl, '').replace(escapedFormula, '$1');

const line = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

const mobileNumber = /^0\d{10}$/;

/** A mobile number with a hyphen, as in Bangladesh: otherwise a spreadsheet drops the leading 0. Any other text stays. */
export const phoneCell = (digits: string): string =>
  mobileNumber.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;

/** A table's columns: the header, and the value of a row. */
export type CsvColumns<Row> = readonly (readonly [header: string, value: (row: Row) => string | number])[];

/** The start of a file: the byte order mark and the headers. */
export const csvHeadOf = <Row>(columns: CsvColumns<Row>): string =>
  byteOrderMark + line(columns.map(([header]) => header));

/** One row with its line end; no cell starts a formula. */
export const csvRowOf = <Row>(columns: CsvColumns<Row>, row: Row): string =>
  line(columns.map(([, value]) => value(row)));
