/**
 * Every line end that a CSV file may have. The parser is told all of them: by itself it would know only the first one in the file, and
 * lose the rows after another one.
 */
export const csvLineEnds = ['\r\n', '\n', '\r'];

/** `sep=;`, which some programs write before the first row. */
const separatorLine = /^sep=([,;\t])(?:\r\n?|\n)/i;

/** How many characters at the beginning of a file are searched for its header. */
const headLength = 10_000;
const quotedCell = /"[^"]*"/g;
const anySeparator = /[,;\t]/;
const separators = [',', ';', '\t'];

const countCells = (row: string, separator: string): number => row.split(separator).length;

/** The most frequent separator of a row. */
const mostFrequent = (row: string): string => {
  const [most = ','] = separators.toSorted((one, other) => countCells(row, other) - countCells(row, one));
  return most;
};

/** How many rows below a header must have as many cells, as far as there are any. */
const comparedRows = 2;

/** Whether the rows below have as many cells as the row. */
const isHeader = (row: string, below: readonly string[]): boolean => {
  if (below.length === 0 || !anySeparator.test(row)) return false;
  const separator = mostFrequent(row);
  return below.every((each) => countCells(each, separator) === countCells(row, separator));
};

/**
 * The most frequent separator of the header, which has only names: Excel writes the separator of the user's region. Titles may stand
 * above the header, even with a comma. So the header is the first row with as many cells as the rows below it, or else the first row
 * with a separator.
 */
const headerSeparator = (text: string): string => {
  const unquoted = text.slice(0, headLength).replace(quotedCell, '');
  const rows = unquoted.split(/[\r\n]+/).filter((row) => row.trim() !== '');
  const header =
    rows.find((row, index) => isHeader(row, rows.slice(index + 1, index + 1 + comparedRows))) ??
    rows.find((row) => anySeparator.test(row));
  return mostFrequent(header ?? '');
};

/** The character that separates the cells of a CSV text, and the text without a line that names it. */
export const csvSeparatorOf = (text: string): { readonly separator: string; readonly table: string } => {
  const named = separatorLine.exec(text);
  const table = text.slice(named?.[0].length ?? 0);
  return { separator: named?.[1] ?? headerSeparator(table), table };
};
