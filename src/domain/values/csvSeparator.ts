/** `sep=;`, which some programs write before the first row. */
const separatorLine = /^sep=([,;\t])\r?\n/i;

/** The most frequent separator in the first row, which has only names: Excel writes the separator of the user's region. */
const mostFrequent = (text: string): string => {
  const firstLine = text.slice(0, 10_000).replace(/"[^"]*"/g, '');
  const [line = ''] = firstLine.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: line.split(separator).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
};

/** The character that separates the cells of a CSV text, and the text without a line that names it. */
export const csvSeparatorOf = (text: string): { readonly separator: string; readonly table: string } => {
  const named = separatorLine.exec(text);
  const table = text.slice(named?.[0].length ?? 0);
  return { separator: named?.[1] ?? mostFrequent(table), table };
};
