/** Lists in one cell of a CSV file: `Red | Blue`. A backslash marks a character that belongs to a value. */

/** What a value must have marked: the two signs of a list, and blanks at its ends, which would be taken for blanks of the list. */
const special = /[\\|]|^\s+|\s+$/g;
const everyCharacter = /[\s\S]/g;

const markAll = (text: string): string => text.replace(everyCharacter, '\\$&');

/** The cell of a list of values. */
export const writeListCell = (values: readonly string[]): string =>
  values.map((value) => value.replace(special, markAll)).join(' | ');

/** A marked character, the separator, any other character, or a backslash at the end, which marks none. */
const signs = /\\[\s\S]|\||[^\\|]|\\$/g;

/** A value while its characters are read; `end` is the place where it ends if no further character follows but unmarked blanks. */
interface OpenValue {
  text: string;
  end: number;
}

/** Adds a sign to the value, unless it is a blank before its first character. */
const addSign = (value: OpenValue, sign: string): void => {
  const isMarked = sign.length > 1;
  const isBlank = !isMarked && sign.trim() === '';
  if (isBlank && value.text === '') return;
  value.text += isMarked ? sign.slice(1) : sign;
  if (!isBlank) value.end = value.text.length;
};

/** The values of a cell, without the unmarked blanks around them; empty ones are left out. */
export const readListCell = (cell: string): string[] => {
  let value: OpenValue = { text: '', end: 0 };
  const values = [value];
  for (const [sign] of cell.matchAll(signs)) {
    if (sign === '|') {
      value = { text: '', end: 0 };
      values.push(value);
    } else addSign(value, sign);
  }
  return values.map(({ text, end }) => text.slice(0, end)).filter((text) => text !== '');
};
