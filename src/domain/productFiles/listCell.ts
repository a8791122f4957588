/** Lists in one cell of a CSV file: `Red | Blue`. A backslash marks a character that belongs to a value. */

const special = /[\\|]|^\s+|\s+$/g;

/** The cell of a list of values. */
export const writeList = (values: readonly string[]): string =>
  values.map((value) => value.replace(special, (text) => text.replace(/[\s\S]/g, '\\$&'))).join(' | ');

/** A marked character, the separator, or any other character. */
const pieces = /\\[\s\S]|\||[^\\|]|\\$/g;

/** A value that is being read; `end` is where it ends without the blanks that it may have got. */
interface OpenValue {
  text: string;
  end: number;
}

const emptyValue = (): OpenValue => ({ text: '', end: 0 });

/** The values of a cell, without the blanks around them; empty ones are left out. */
export const readList = (cell: string): string[] => {
  let open = emptyValue();
  const values = [open];
  for (const [piece] of cell.matchAll(pieces)) {
    if (piece === '|') {
      open = emptyValue();
      values.push(open);
      continue;
    }
    const isMarked = piece.length > 1;
    const isBlank = !isMarked && piece.trim() === '';
    const isLeadingBlank = isBlank && open.text === '';
    if (isLeadingBlank) continue;
    open.text += isMarked ? piece.slice(1) : piece;
    if (!isBlank) open.end = open.text.length;
  }
  return values.map(({ text, end }) => text.slice(0, end)).filter((value) => value !== '');
};
