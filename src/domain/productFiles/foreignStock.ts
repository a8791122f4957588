import type { StockItem } from '../products/stock.ts';
import { choicesOf, type LineRefusal, type Option } from './foreignProduct.ts';
import { quotedBeginning } from './readCells.ts';
import { expectedPieces, type FileCount, type FileStock, readPiecesCell } from './stockCell.ts';

/** The pieces in files of other shops (GS-13). */

/** A variant of another shop. */
export interface VariantStock extends StockItem {
  /** `null` if the other shop does not count it. */
  readonly pieces: number | null;
  /** Whether it can be ordered there when no piece is left. */
  readonly takesBackorders: boolean;
  /** Whether the other shop has sold more than it had. */
  readonly isBelowZero: boolean;
}

/** The colour and size of a variant; '' for one that its options do not name. */
export const itemOfOptions = (options: readonly Option[]): StockItem => {
  const { colors, sizes } = choicesOf(options);
  return { color: colors[0] ?? '', size: sizes[0] ?? '' };
};

/** The pieces in a cell, or why it cannot be read. A number below 0, which a shop has that sold too many, counts as 0. */
export const readForeignPieces = (
  cell: string,
): { readonly pieces: number; readonly isBelowZero: boolean } | Pick<LineRefusal, 'reason'> => {
  const text = cell.trim();
  const isBelowZero = /^-\d/.test(text);
  const pieces = readPiecesCell(isBelowZero ? text.slice(1) : text);
  if (pieces === undefined) return { reason: `${quotedBeginning(text)} is not ${expectedPieces}.` };
  return { pieces: isBelowZero ? 0 : pieces, isBelowZero };
};

interface ForeignStock {
  /** Absent if the product is not counted. */
  readonly stock?: FileStock;
  readonly notes: readonly string[];
}

const sumOf = (variants: readonly VariantStock[]): number =>
  variants.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0);

/** Pieces of each colour and size; variants that differ in something else are summed. */
const countsOf = (variants: readonly VariantStock[]): FileStock => {
  const countByItem = new Map<string, FileCount>();
  for (const { color, size, pieces } of variants) {
    const choices = [color, size].filter((text) => text !== '');
    const key = JSON.stringify([color, size]);
    const counted = countByItem.get(key)?.pieces ?? 0;
    countByItem.set(key, { choices, pieces: counted + (pieces ?? 0) });
  }
  return [...countByItem.values()];
};

/** The colours and sizes of a product. */
interface OfferedChoices {
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
}

/** Whether a variant does not say which colour or size it has, although the product has some. */
const isAmbiguous = ({ color, size }: StockItem, { colors, sizes }: OfferedChoices): boolean =>
  (colors.length > 0 && color === '') || (sizes.length > 0 && size === '');

/**
 * How the shop counts a product of another shop, with notes for the merchant. It is not counted if the other shop does not count
 * every variant, or sells without a piece; it is counted as a whole if a variant has no single colour and size.
 */
export const foreignStock = (variants: readonly VariantStock[], offered: OfferedChoices): ForeignStock => {
  const counted = variants.filter(({ pieces }) => pieces !== null);
  if (counted.length === 0) return { notes: [] };
  if (counted.some(({ takesBackorders }) => takesBackorders))
    return { notes: ['It can be ordered there when none is left, so its pieces are not counted.'] };
  if (counted.length < variants.length)
    return {
      notes: [
        `Not counted there: ${variants.length - counted.length} of its variants. So none of them is counted here.`,
      ],
    };
  const notes: string[] = [];
  if (counted.some(({ isBelowZero }) => isBelowZero))
    notes.push('A number of pieces below 0 there counts as 0.');
  if (!counted.some((variant) => isAmbiguous(variant, offered))) return { stock: countsOf(counted), notes };
  if (counted.length > 1) notes.push('Its variants are not told apart there, so it is counted as a whole.');
  return { stock: [{ choices: [], pieces: sumOf(counted) }], notes };
};

/** The note that some variants of a product, but not all, are sold out there; none if its pieces are counted, since these say more. */
export const soldOutNotes = (
  soldOutCount: number,
  variantCount: number,
  { stock }: ForeignStock,
): string[] =>
  stock === undefined && soldOutCount > 0 && soldOutCount < variantCount
    ? [`Sold out there: ${soldOutCount} of its variants.`]
    : [];

/**
 * Whether the product is to be marked as sold out: all its variants are sold out there. It needs no mark if its pieces are counted and
 * none is left, which this shop sees by itself.
 */
export const isMarkedSoldOut = (
  soldOutCount: number,
  variantCount: number,
  { stock }: ForeignStock,
): boolean => {
  const isSoldOut = soldOutCount > 0 && soldOutCount === variantCount;
  return isSoldOut && (stock === undefined || stock.some(({ pieces }) => pieces > 0));
};
