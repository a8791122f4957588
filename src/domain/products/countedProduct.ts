import { groupDigits } from '#messages/language.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { readLocalName } from './bengaliProduct.ts';
import { type Product, productTitle } from './product.ts';
import { itemLabel, piecesText, type StockItem } from './stock.ts';

/** A counted product as staff see it (GS-7). */

/** An item with its pieces. */
export interface CountedItem extends StockItem {
  /** Pieces that no order holds. */
  readonly pieces: number;
  /** Pieces held by orders that were not shipped, so that they are still in the shop; absent in lists. */
  readonly held?: number | undefined;
  /** The digits of its barcode (GS-11); absent without one. */
  readonly barcode?: string | undefined;
}

/** A counted product with the items that shoppers can choose. */
export interface CountedProduct {
  readonly _id: string;
  readonly name: string;
  /** Only answers of the server have it: the browser reads one `name`, in the language of the page. Absent without a Bengali name. */
  readonly nameBengali?: string | undefined;
  /** An item with this many pieces or fewer is low. */
  readonly low: number;
  /** Today's price of one piece in taka; `null` without a price. */
  readonly price: number | null;
  readonly items: readonly CountedItem[];
}

/** What a list shows of a counted product. */
export interface StockMark {
  /** The pieces of all its items. */
  readonly pieces: number;
  /** `few`: some item is low; `out`: no item has a piece. */
  readonly state: 'enough' | 'few' | 'out';
}

/** The mark of a counted product. */
export const stockMark = ({ items, low }: CountedProduct): StockMark => {
  const pieces = items.reduce((sum, item) => sum + item.pieces, 0);
  if (pieces === 0) return { pieces, state: 'out' };
  return { pieces, state: items.some((item) => item.pieces <= low) ? 'few' : 'enough' };
};

/** An item for people, with its product: `Panjabi, Red, M`; the product alone if it is counted as a whole. */
export const itemTitle = (product: Pick<Product, 'name' | 'nameBengali'>, item: StockItem): string => {
  const label = itemLabel(item);
  return label === '' ? productTitle(product) : `${productTitle(product)}, ${label}`;
};

/** Maximum number of products that staff count at once. */
export const countedAtOnce = 100;

/** Which counted products a list shows: all, or those with an item of which few pieces are left. */
export const stockViews = ['all', 'low'] as const;
export type StockView = (typeof stockViews)[number];

/**
 * The kinds of entries that staff make: `counted` says how many pieces there are, the others how many came or are gone.
 */
export const stockEntryReasons = [
  'received',
  'counted',
  'found',
  'damaged',
  'lost',
  'soldElsewhere',
] as const;
export type StockEntryReason = (typeof stockEntryReasons)[number];

/** By how much an entry of `entered` pieces changes an item of `before` pieces. */
export const entryChange = (reason: StockEntryReason, entered: number, before: number): number => {
  if (reason === 'counted') return entered - before;
  return reason === 'received' || reason === 'found' ? entered : -entered;
};

/** The refusal of a count whose user saw another number of pieces (`seen`) than there are now. */
export const otherPiecesMessage = (item: StockItem & { readonly seen: number }, pieces: number): string => {
  const label = itemLabel(item);
  const found = `${piecesText(pieces)}${label === '' ? '' : ` of ${label}`}`;
  return `The shop has ${found} now, not ${groupDigits(item.seen)}: some were ordered or came back in the meantime. Please count again.`;
};

const readItem = (raw: unknown): CountedItem | null => {
  if (!isRecord(raw)) return null;
  const held = readNumber(raw.held);
  const barcode = readText(raw.barcode);
  return {
    color: readText(raw.color),
    size: readText(raw.size),
    pieces: readNumber(raw.pieces) ?? 0,
    ...(held === null ? {} : { held }),
    ...(barcode === '' ? {} : { barcode }),
  };
};

/** The counted product that a host sent; `null` without an id. */
export const readCountedProduct = (raw: unknown): CountedProduct | null => {
  if (!isRecord(raw) || readText(raw._id) === '') return null;
  return {
    _id: readText(raw._id),
    name: readLocalName(raw),
    low: readNumber(raw.low) ?? 0,
    price: readNumber(raw.price),
    items: readList(raw.items, readItem),
  };
};
