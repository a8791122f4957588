import type { ProductsQuery } from '#contract/products/products.ts';
import { toPoisha } from '#domain/values/money.ts';
import type { CursorOrder } from '../database/queries/paging.ts';
import type { IndexedProduct } from './productIndexRepository.ts';

/** The orders of a product list. */

/** Above every price, so that products without a price come last; the largest PostgreSQL integer. */
const noPrice = 2_147_483_647;

const poishaOf = ({ price }: IndexedProduct): number | null => (price === null ? null : toPoisha(price));

export type ProductOrder = CursorOrder<IndexedProduct>;

/** How each sort orders products. Those without a price or a rating come last. */
export const productSortOrders: Record<NonNullable<ProductsQuery['sort']>, ProductOrder> = {
  newest: { name: 'newest', type: 'timestamptz', up: false, valueOf: ({ createdAt }) => createdAt },
  oldest: { name: 'oldest', type: 'timestamptz', up: true, valueOf: ({ createdAt }) => createdAt },
  name: { name: 'name', type: 'text', up: true, valueOf: ({ name }) => name },
  changed: { name: 'changed', type: 'timestamptz', up: false, valueOf: ({ changedAt }) => changedAt },
  priceUp: {
    name: 'priceUp',
    type: 'double precision',
    up: true,
    valueOf: (product) => poishaOf(product) ?? noPrice,
  },
  priceDown: {
    name: 'priceDown',
    type: 'double precision',
    up: false,
    valueOf: (product) => poishaOf(product) ?? 0,
  },
  rating: { name: 'rating', type: 'double precision', up: false, valueOf: ({ ratings }) => ratings ?? 0 },
};

/** By code point, as the cursors of earlier versions: the units of UTF-16 put emoji before letters that precede them. */
const compareTexts = (a: string, b: string): number => {
  let place = 0;
  while (place < a.length && a.charCodeAt(place) === b.charCodeAt(place)) place += 1;
  return (a.codePointAt(place) ?? -1) - (b.codePointAt(place) ?? -1);
};

type Value = ReturnType<ProductOrder['valueOf']>;
type SortKey = readonly [value: Value, id: string];

const compareValues = (a: Value, b: Value): number =>
  typeof a === 'string' && typeof b === 'string' ? compareTexts(a, b) : Number(a) - Number(b);

/** Positive when the first comes after the other. */
const compareKeys = (up: boolean, [a, aId]: SortKey, [b, bId]: SortKey): number =>
  (compareValues(a, b) || compareTexts(aId, bId)) * (up ? 1 : -1);

/** The products in the order. */
export const sortProducts = (
  products: readonly IndexedProduct[],
  { up, valueOf }: ProductOrder,
): IndexedProduct[] =>
  products
    .map((product) => ({ product, key: [valueOf(product), product.id] as const }))
    .toSorted((one, other) => compareKeys(up, one.key, other.key))
    .map(({ product }) => product);

/** The sorted list with the added products at their places: far less work than sorting all of a large catalog. */
export const mergeProducts = (
  sorted: readonly IndexedProduct[],
  added: readonly IndexedProduct[],
  order: ProductOrder,
): IndexedProduct[] => {
  const { up, valueOf } = order;
  const keyOf = (product: IndexedProduct): SortKey => [valueOf(product), product.id];
  const merged: IndexedProduct[] = [];
  let place = 0;
  for (const product of sortProducts(added, order)) {
    const key = keyOf(product);
    for (let next = sorted[place]; next !== undefined; next = sorted[place]) {
      if (compareKeys(up, keyOf(next), key) > 0) break;
      merged.push(next);
      place += 1;
    }
    merged.push(product);
  }
  return merged.concat(sorted.slice(place));
};

/** How many products of the sorted list do not come after the cursor. */
export const countUntil = (
  sorted: readonly IndexedProduct[],
  { type, up, valueOf }: ProductOrder,
  [text, lastId]: readonly [string, string],
): number => {
  const cursor: SortKey = [type === 'double precision' ? Number(text) : text, lastId];
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const product = sorted[middle];
    const isUntil = product !== undefined && compareKeys(up, [valueOf(product), product.id], cursor) <= 0;
    if (isUntil) low = middle + 1;
    else high = middle;
  }
  return low;
};
