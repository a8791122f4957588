/** Lists in one cell of a CSV file: `Red | Blue`. A backslash marks a character that belongs to a value. */

const special = /[\\|]|^\s+|\s+$/g;

/** The cell of a list of values. */
export const writeList = (values: readonly string[]): string =>
  values.map((value) => value.replace(special, (text) => text.replace(/[\s\S]/g, '\\$&'))).join(' | ');

/** A marked character, the separator, or any other character. */
const parts = /\\[\s\S]|\||[^\\|]|\\$/g;

/** The values of a cell, without the blanks around them; empty ones are left out. */
export const readList = (cell: string): string[] => {
  const values: { text: string; length: number }[] = [{ text: '', length: 0 }];
  for (const [part] of cell.matchAll(parts)) {
    const last = values.at(-1);
    if (last === undefined) break;
    const isMarked = part.length > 1;
    if (part === '|') values.push({ text: '', length: 0 });
    else if (isMarked || part.trim() !== '' || last.text !== '') {
      last.text += isMarked ? part.slice(1) : part;
      if (isMarked || part.trim() !== '') last.length = last.text.length;
    }
  }
  return values.map(({ text, length }) => text.slice(0, length)).filter((value) => value !== '');
};
