import type { ProductsQuery } from '#contract/products/products.ts';
import { bengaliNameKey } from '#domain/products/catalogFilter.ts';
import { toPoishaOrNull } from '#domain/values/money.ts';
import type { CursorOrder, LastRow } from '../database/queries/paging.ts';
import type { IndexedProduct } from './productIndexRepository.ts';

/** The orders in which a list of products can be sorted, and how a list is sorted and kept sorted. */

/** The sort value of a product without a price, in poisha: above every price, so that it comes last (PostgreSQL's largest integer). */
const noPrice = 2_147_483_647;

export type ProductOrder = CursorOrder<IndexedProduct>;

/** The order for each sort. Products without a price or a rating come last. */
export const productSortOrders: Record<NonNullable<ProductsQuery['sort']>, ProductOrder> = {
  newest: { name: 'newest', type: 'timestamptz', isAscending: false, valueOf: ({ createdAt }) => createdAt },
  oldest: { name: 'oldest', type: 'timestamptz', isAscending: true, valueOf: ({ createdAt }) => createdAt },
  name: { name: 'name', type: 'text', isAscending: true, valueOf: ({ name }) => name },
  nameBengali: { name: 'nameBengali', type: 'text', isAscending: true, valueOf: bengaliNameKey },
  changed: {
    name: 'changed',
    type: 'timestamptz',
    isAscending: false,
    valueOf: ({ changedAt }) => changedAt,
  },
  priceUp: {
    name: 'priceUp',
    type: 'double precision',
    isAscending: true,
    valueOf: ({ price }) => toPoishaOrNull(price) ?? noPrice,
  },
  priceDown: {
    name: 'priceDown',
    type: 'double precision',
    isAscending: false,
    valueOf: ({ price }) => toPoishaOrNull(price) ?? 0,
  },
  rating: {
    name: 'rating',
    type: 'double precision',
    isAscending: false,
    valueOf: ({ ratings }) => ratings ?? 0,
  },
};

/** Compares by code point, as cursors of earlier versions did: by UTF-16 units, emoji would come before some letters. */
const compareCodePoints = (a: string, b: string): number => {
  let firstDifference = 0;
  while (firstDifference < a.length && a.charCodeAt(firstDifference) === b.charCodeAt(firstDifference))
    firstDifference += 1;
  // A text that has ended comes before one that goes on.
  return (a.codePointAt(firstDifference) ?? -1) - (b.codePointAt(firstDifference) ?? -1);
};

type Value = ReturnType<ProductOrder['valueOf']>;

/** What a product is sorted by: the value, and among equal values the id. */
interface SortKey {
  readonly value: Value;
  readonly id: string;
}

const keyOf = (order: ProductOrder, product: IndexedProduct): SortKey => ({
  value: order.valueOf(product),
  id: product.id,
});

/** Compares numbers, or texts that are only ASCII, such as times and ids. */
const compareAscii = (a: Value, b: Value): number => Number(a > b) - Number(a < b);

/** Returns a comparison of keys: positive when the first comes after the other. */
const compareBy = ({ type, isAscending }: ProductOrder): ((one: SortKey, other: SortKey) => number) => {
  const sign = isAscending ? 1 : -1;
  const compareValues =
    type === 'text' ? (a: Value, b: Value) => compareCodePoints(String(a), String(b)) : compareAscii;
  return (one, other) => (compareValues(one.value, other.value) || compareAscii(one.id, other.id)) * sign;
};

/** The products of a catalog, and as `rows` their places in `products`, sorted by some order. */
interface SortedRows {
  readonly products: readonly IndexedProduct[];
  readonly rows: Uint32Array;
}

/** Sorts these places by the order. */
export const sortRows = (
  products: readonly IndexedProduct[],
  rows: readonly number[],
  order: ProductOrder,
): Uint32Array => {
  const compare = compareBy(order);
  const keyedRows = rows.flatMap((row) => {
    const product = products[row];
    return product === undefined ? [] : { row, key: keyOf(order, product) };
  });
  const sorted = keyedRows.toSorted((one, other) => compare(one.key, other.key));
  return Uint32Array.from(sorted, ({ row }) => row);
};

/** Counts the sorted rows that do not come after the key, by halving the rows in which the place may be. */
const countUntilKey = ({ products, rows }: SortedRows, order: ProductOrder, key: SortKey): number => {
  const compare = compareBy(order);
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    // `rows` has a place at `middle`: the -1 is for the type alone.
    const product = products[rows[middle] ?? -1];
    const isNotAfter = product !== undefined && compare(keyOf(order, product), key) <= 0;
    if (isNotAfter) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Puts the added rows at their places among the sorted ones, which is far less work than sorting a large catalog again. */
export const insertRows = (
  sorted: SortedRows,
  added: readonly number[],
  order: ProductOrder,
): Uint32Array => {
  const { products, rows } = sorted;
  const merged = new Uint32Array(rows.length + added.length);
  /** How many of `rows` are in `merged` so far. */
  let mergedRows = 0;
  /** How many rows `merged` has so far, with the added ones. */
  let length = 0;
  for (const row of sortRows(products, added, order)) {
    const product = products[row];
    if (product === undefined) continue;
    const rowsBefore = countUntilKey(sorted, order, keyOf(order, product));
    merged.set(rows.subarray(mergedRows, rowsBefore), length);
    length += rowsBefore - mergedRows;
    mergedRows = rowsBefore;
    merged[length] = row;
    length += 1;
  }
  merged.set(rows.subarray(mergedRows), length);
  return merged;
};

/** Counts the sorted rows that do not come after the cursor, which holds every value as text. */
export const countUntil = (sorted: SortedRows, order: ProductOrder, { value, id }: LastRow): number =>
  countUntilKey(sorted, order, { value: order.type === 'double precision' ? Number(value) : value, id });
