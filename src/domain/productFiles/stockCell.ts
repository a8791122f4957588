import type { CountedItem } from '../products/countedProduct.ts';
import { choiceLimits } from '../products/filterLimits.ts';
import { stockLimits } from '../products/stock.ts';
import { formatCount } from '../values/formatCount.ts';
import { readListCell, writeListCell } from './listCell.ts';
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

/** Characters of a choice that a cell marks with a backslash, since they mean something in it. */
const special = /[\\,=]/g;
const writeChoice = (text: string): string => text.replace(special, (character) => `\\${character}`);

/** How a cell names a colour and size: `Red, M`. */
export const choicesText = (choices: readonly string[]): string => choices.map(writeChoice).join(', ');

/** The cell of the items of a counted product; empty without items. */
export const writeStockCell = (items: readonly CountedItem[]): string =>
  writeListCell(
    items.map(({ color, size, pieces }) => {
      const choices = [color, size].filter((text) => text !== '');
      return choices.length === 0 ? String(pieces) : `${choicesText(choices)} = ${pieces}`;
    }),
  );

const markedCharacter = /\\([\s\S])/g;
/** A marked character, or any other. */
const signs = /\\[\s\S]|[\s\S]/g;

/** The parts of a text between separators that are not marked with a backslash. */
const splitAt = (text: string, separator: ',' | '='): string[] => {
  const parts: string[] = [];
  let part = '';
  for (const [sign] of text.matchAll(signs)) {
    if (sign === separator) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part];
};

const readChoice = (text: string): string => text.trim().replace(markedCharacter, '$1');

/** A colour and a size. */
const mostChoices = 2;

const isReadableChoice = ({ length }: string): boolean => length > 0 && length <= choiceLimits.characters;

/** Reads `12`, or `Red, M = 3`; `undefined` for any other text. */
const readCount = (text: string): FileCount | undefined => {
  const [first = '', second, ...others] = splitAt(text, '=');
  if (others.length > 0) return undefined;
  const isWhole = second === undefined;
  const pieces = readPiecesCell(isWhole ? first : second);
  if (pieces === undefined) return undefined;
  if (isWhole) return { choices: [], pieces };
  const choices = splitAt(first, ',').map(readChoice);
  const areReadable = choices.length <= mostChoices && choices.every(isReadableChoice);
  return areReadable ? { choices, pieces } : undefined;
};

/** The pieces in a cell; `null` for an empty cell, `undefined` for one that cannot be read. */
export const readStockCell = (cell: string): FileStock | null | undefined => {
  if (cell.trim() === '') return null;
  const counts = readListCell(cell).map(readCount);
  const readable = counts.filter((count) => count !== undefined);
  const isReadable = readable.length > 0 && readable.length === counts.length;
  return isReadable && counts.length <= stockLimits.items ? readable : undefined;
};
