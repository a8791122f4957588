/** CSV tables for spreadsheets. */

/** The byte order mark: without it Excel reads Bengali in another code page. */
const byteOrderMark = '\uFEFF';

/**
 * Positions at which a spreadsheet may start a formula: the start of a cell, and after separators of cells
 * and rows, because a spreadsheet that does not split at commas ignores quotes inside a line. Includes
 * full-width signs, and signs after blanks and quotes. A character fits one part of the expression only:
 * with two, a guest's comment of thirty tabs would take minutes.
 */
const formulaStart = /(^|[;\t\r\n])(?=(?:(?![\t\r\n])[\s"'\u200B-\u200F\u2060\p{Cc}])*[=+\-@＝＋－＠])/gu;

/** Also after apostrophes, so that no two texts are escaped to the same one. */
const startsWithControl = /^'*[\t\r\n]/;

const cell = (value: string | number): string => {
  const text = String(value).replace(formulaStart, "$1'");
  const safe = startsWithControl.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** An apostrophe that `cell` put in front of a formula. */
const escapedFormula = /(^|[;\t\r\n])'(?=(?:(?![\t\r\n])[\s"'\u200B-\u200F\u2060\p{Cc}])*[=+\-@＝＋－＠])/gu;
const escapedControl = /^'(?='*[\t\r\n])/;

/** The text of a cell from a file of this shop, without the apostrophes that keep spreadsheets from running it. */
export const unescapedCell = (text: string): string =>
  text.replace(escapedControl, '').replace(escapedFormula, '$1');

const line = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** A phone number with a hyphen, as in Bangladesh: otherwise a spreadsheet drops the leading 0. */
export const phoneCell = (digits: string): string =>
  /^0\d{10}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;

/** A table's columns: the header, and the value of a row. */
export type CsvColumns<Row> = readonly (readonly [header: string, value: (row: Row) => string | number])[];

/** The start of a file: the byte order mark and the headers. */
export const csvHeadOf = <Row>(columns: CsvColumns<Row>): string =>
  byteOrderMark + line(columns.map(([header]) => header));

/** One row with its line end; no cell starts a formula. */
export const csvRowOf = <Row>(columns: CsvColumns<Row>, row: Row): string =>
  line(columns.map(([, value]) => value(row)));
