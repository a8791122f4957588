import type { StockItem } from '../products/stock.ts';
import { beginningOf } from '../values/cutText.ts';
import { choicesOf, type Option } from './foreignProduct.ts';
import type { RefusedRow } from './productFile.ts';
import { expectedPieces, type FileStock, readPiecesCell } from './stockCell.ts';

/** The pieces in files of other shops (GS-13). */

/** A variant of another shop. */
export interface VariantStock extends StockItem {
  /** `null` if the other shop does not count it. */
  readonly pieces: number | null;
  /** Whether it can be ordered there when no piece is left. */
  readonly isOversold: boolean;
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
): { readonly pieces: number; readonly isBelowZero: boolean } | Pick<RefusedRow, 'reason'> => {
  const text = cell.trim();
  const isBelowZero = /^-\d/.test(text);
  const pieces = readPiecesCell(isBelowZero ? text.slice(1) : text);
  if (pieces === undefined) return { reason: `“${beginningOf(text, 60)}” is not ${expectedPieces}.` };
  return { pieces: isBelowZero ? 0 : pieces, isBelowZero };
};

interface ForeignStock {
  readonly stock?: FileStock;
  readonly notes: readonly string[];
}

const sumOf = (variants: readonly VariantStock[]): number =>
  variants.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0);

/** Pieces of each colour and size; variants that differ in something else are summed. */
const countsOf = (variants: readonly VariantStock[]): FileStock => {
  const byItem = new Map<string, VariantStock[]>();
  for (const variant of variants) {
    const key = JSON.stringify([variant.color, variant.size]);
    byItem.set(key, [...(byItem.get(key) ?? []), variant]);
  }
  return [...byItem.values()].map((same) => ({
    choices: [same[0]?.color ?? '', same[0]?.size ?? ''].filter((text) => text !== ''),
    pieces: sumOf(same),
  }));
};

/**
 * How the shop counts a product of another shop, with notes for the merchant. It is not counted if the other shop does not count
 * every variant, or sells without a piece; it is counted as a whole if a variant has no single colour and size.
 */
export const foreignStock = (
  variants: readonly VariantStock[],
  { colors, sizes }: { readonly colors: readonly string[]; readonly sizes: readonly string[] },
): ForeignStock => {
  const counted = variants.filter(({ pieces }) => pieces !== null);
  if (counted.length === 0) return { notes: [] };
  if (counted.some(({ isOversold }) => isOversold))
    return { notes: ['It can be ordered there without a piece, so its pieces are not counted.'] };
  if (counted.length < variants.length)
    return {
      notes: [`${variants.length - counted.length} of its variants are not counted there, so none is.`],
    };
  const below = counted.filter(({ isBelowZero }) => isBelowZero).length;
  const notes = below === 0 ? [] : ['Fewer than 0 pieces there count as 0.'];
  const isOpen = ({ color, size }: StockItem): boolean =>
    (colors.length > 0 && color === '') || (sizes.length > 0 && size === '');
  if (!counted.some(isOpen)) return { stock: countsOf(counted), notes };
  const isOne = counted.length === 1;
  return {
    stock: [{ choices: [], pieces: sumOf(counted) }],
    notes: isOne ? notes : [...notes, 'Its variants are not told apart there, so it is counted as a whole.'],
  };
};

/**
 * Whether the product is to be marked as sold out: all its `variants` are `missing` there, and not only because no counted piece is
 * left, which the shop sees by itself.
 */
export const isMarkedSoldOut = (missing: number, variants: number, { stock }: ForeignStock): boolean =>
  missing > 0 && missing === variants && (stock === undefined || stock.some(({ pieces }) => pieces > 0));
