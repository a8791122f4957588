import type { StockCountResult, StockCountsBody } from '#api/products/stockCountsApi.ts';
import type { CountedItem, CountedProduct } from '#domain/products/countedProduct.ts';
import type { StockItem } from '#domain/products/stock.ts';
import { typedNumber } from '#domain/values/typedText.ts';
import { piecesError } from './stockEntryBody.ts';

/** An item as a row of the table in which several products are counted. */
export interface CountRow extends CountedItem {
  readonly product: CountedProduct;
  readonly key: string;
}

const keyOf = (id: string, { color, size }: StockItem): string => JSON.stringify([id, color, size]);

/** A row for each item of the products. */
export const countRows = (products: readonly CountedProduct[]): CountRow[] =>
  products.flatMap((product) =>
    product.items.map((item) => ({ ...item, product, key: keyOf(product._id, item) })),
  );

/** What staff have typed, by the key of the row. */
export type TypedCounts = Readonly<Record<string, string>>;

/** The pieces that a row showed when staff began to type its count, by the key of the row. */
export type SeenPieces = Readonly<Record<string, number>>;

/** The trimmed text in the field of a row; '' for none. */
const typedIn = (typed: TypedCounts, { key }: Pick<CountRow, 'key'>): string => (typed[key] ?? '').trim();

/** Why the text of a row is no number of pieces; `undefined` if it is one, or empty. */
export const countError = (typed: TypedCounts, row: Pick<CountRow, 'key'>): string | undefined =>
  piecesError(typedIn(typed, row));

/** The request that enters the typed counts; `null` if a text is no number of pieces, or nothing is typed. */
export const stockCountsBody = (
  rows: readonly CountRow[],
  { typed, seen, note }: { readonly typed: TypedCounts; readonly seen: SeenPieces; readonly note: string },
): StockCountsBody | null => {
  const countedRows = rows.filter((row) => typedIn(typed, row) !== '');
  const hasError = countedRows.some((row) => countError(typed, row) !== undefined);
  if (countedRows.length === 0 || hasError) return null;
  const countedItem = (row: CountRow) => ({
    color: row.color,
    size: row.size,
    pieces: typedNumber(typedIn(typed, row)),
    seen: seen[row.key] ?? row.pieces,
  });
  const ids = [...new Set(countedRows.map(({ product }) => product._id))];
  const products = ids.map((id) => {
    const rowsOfProduct = countedRows.filter(({ product }) => product._id === id);
    return { id, items: rowsOfProduct.map(countedItem) };
  });
  return { products, note: note.trim() };
};

/** The results by the keys of their rows. */
export const resultsByKey = (results: readonly StockCountResult[]): ReadonlyMap<string, StockCountResult> =>
  new Map(results.map((result) => [keyOf(result.id, result), result]));
