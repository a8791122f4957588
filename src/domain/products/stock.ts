import { choiceName } from '#messages/domain/choices.ts';
import { groupDigits } from '#messages/language.ts';
import { isRecord } from '../values/parse.ts';

/** Goods whose pieces the shop counts (GS-1). */

/** `1 piece` or `3,000 pieces`, in English, as the audit log has it. */
export const piecesText = (pieces: number): string =>
  pieces === 1 ? '1 piece' : `${groupDigits(pieces)} pieces`;

/** How a product is counted. */
export const stockCounts = ['uncounted', 'whole', 'variants'] as const;
export type StockCount = (typeof stockCounts)[number];

/** Limits of what staff enter; `items` of one entry are as many as thirty colours in thirty sizes. */
export const stockLimits = { pieces: 1_000_000, low: 1000, note: 200, items: 900 } as const;

/** The shop says how many pieces are left if these are as many or fewer, unless staff choose another number. */
export const defaultLowStock = 3;

/** What is counted of a product: one colour and size, each '' if the product offers none or is counted as a whole. */
export interface StockItem {
  readonly color: string;
  readonly size: string;
}

/** What shoppers learn about an item. */
export interface ShownStock extends StockItem {
  /** Pieces; `null` for more than the product's `low`. */
  readonly left: number | null;
}

/** The stock of a counted product. */
export interface ProductStock {
  readonly count: Exclude<StockCount, 'uncounted'>;
  /** The shop says how many pieces of an item are left if these are as many or fewer. */
  readonly low: number;
  /** Whether no piece of any item is left. */
  readonly isOut: boolean;
  /** In the answers for single products; absent in lists. */
  readonly items?: readonly ShownStock[] | undefined;
}

/** The stock that a host sent; `null` for a product that is not counted. */
export const readStock = (raw: unknown): ProductStock | null => {
  if (!isRecord(raw) || (raw.count !== 'whole' && raw.count !== 'variants')) return null;
  return {
    count: raw.count,
    low: Number(raw.low),
    isOut: raw.isOut === true,
    // Not read item by item: only a host that keeps this shop's contract counts pieces.
    ...(Array.isArray(raw.items) ? { items: raw.items as ShownStock[] } : {}),
  };
};

/** The item for people: `Red, M`; empty for a product that is counted as a whole. */
export const itemLabel = ({ color, size }: StockItem): string =>
  [color, size]
    .filter((text) => text !== '')
    .map(choiceName)
    .join(', ');
