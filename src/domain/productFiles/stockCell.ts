import type { CountedItem } from '../products/countedProduct.ts';
import { stockLimits } from '../products/stock.ts';
import { formatCount } from '../values/groupDigits.ts';
import { readList, writeList } from './listCell.ts';
import { readAmountCell } from './readCells.ts';

/** The pieces of a product in one cell (GS-13): `12`, or `Red, M = 3 | Red, L = 0`. */

/** A number of pieces of one colour and size. */
export interface FileCount {
  /** Colour and size, as far as there are any; empty for the whole product. */
  readonly choices: readonly string[];
  readonly pieces: number;
}
export type FileStock = readonly FileCount[];

/** What a cell of pieces should be, in the words of a refusal. */
export const expectedPieces = `a whole number of pieces from 0 to ${formatCount(stockLimits.pieces)}`;

/** The number of pieces in a cell; `undefined` for an empty cell, and for one that cannot be read. */
export const readPiecesCell = (cell: string): number | undefined => {
  const amount = readAmountCell(cell);
  const isPieces = typeof amount === 'number' && Number.isInteger(amount) && amount <= stockLimits.pieces;
  return isPieces ? amount : undefined;
};

const marked = /[\\,=]/g;
const writeChoice = (text: string): string => text.replace(marked, (character) => `\\${character}`);

/** How a cell names a colour and size: `Red, M`. */
export const choicesText = (choices: readonly string[]): string => choices.map(writeChoice).join(', ');

/** The cell of the items of a counted product; empty without items. */
export const writeStockCell = (items: readonly CountedItem[]): string =>
  writeList(
    items.map(({ color, size, pieces }) => {
      const choices = [color, size].filter((text) => text !== '');
      return choices.length === 0 ? String(pieces) : `${choicesText(choices)} = ${pieces}`;
    }),
  );

/** The parts of a text between separators that are not marked with a backslash. */
const splitAt = (text: string, separator: ',' | '='): string[] => {
  const parts = [''];
  for (const [part] of text.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (part === separator) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${part}`);
  }
  return parts;
};
const readChoice = (text: string): string => text.trim().replace(/\\([\s\S])/g, '$1');

const readCount = (text: string): FileCount | undefined => {
  const [label = '', number, ...more] = splitAt(text, '=');
  const pieces = readPiecesCell(number ?? label);
  if (pieces === undefined || more.length > 0) return undefined;
  const choices = number === undefined ? [] : splitAt(label, ',').map(readChoice);
  const isKnownForm = choices.length <= 2 && choices.every(({ length }) => length > 0 && length <= 40);
  return isKnownForm ? { choices, pieces } : undefined;
};

/** The pieces in a cell; `null` for an empty cell, `undefined` for one that cannot be read. */
export const readStockCell = (cell: string): FileStock | null | undefined => {
  if (cell.trim() === '') return null;
  const counts = readList(cell).map(readCount);
  const known = counts.filter((count) => count !== undefined);
  return known.length === 0 || known.length < counts.length || counts.length > stockLimits.items
    ? undefined
    : known;
};
