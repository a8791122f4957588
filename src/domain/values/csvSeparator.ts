/**
 * The line ends of a CSV file, all of them for the parser: by default it would take the file's first one alone, and lose the rows after
 * other ones.
 */
export const csvLineEnds = ['\r\n', '\n', '\r'];

/** `sep=;`, which some programs write before the first row. */
const separatorLine = /^sep=([,;\t])(?:\r\n?|\n)/i;

/** Characters of a file in which its first row with two cells ends. */
const firstRowLength = 10_000;
const quotedCell = /"[^"]*"/g;
const anySeparator = /[,;\t]/;

/**
 * The most frequent separator in the first row that has any, which has only names: Excel writes the separator of the user's region.
 * A title or a blank line may stand above it.
 */
const mostFrequent = (text: string): string => {
  const unquoted = text.slice(0, firstRowLength).replace(quotedCell, '');
  const firstRow = unquoted.split(/[\r\n]+/).find((row) => anySeparator.test(row)) ?? '';
  const counts = [',', ';', '\t'].map((separator) => ({
    separator,
    cells: firstRow.split(separator).length,
  }));
  const [most] = counts.toSorted((one, other) => other.cells - one.cells);
  return most?.separator ?? ',';
};

/** The character that separates the cells of a CSV text, and the text without a line that names it. */
export const csvSeparatorOf = (text: string): { readonly separator: string; readonly table: string } => {
  const named = separatorLine.exec(text);
  const table = text.slice(named?.[0].length ?? 0);
  return { separator: named?.[1] ?? mostFrequent(table), table };
};
