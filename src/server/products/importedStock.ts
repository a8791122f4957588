import type { CheckedProduct, StoreImportBody } from '#contract/products/productImport.ts';
import { stockKey } from '#domain/checkout/stockLines.ts';
import type { FieldChange } from '#domain/productFiles/productDifferences.ts';
import { resolveStock } from '#domain/productFiles/resolveStock.ts';
import type { FileStock } from '#domain/productFiles/stockCell.ts';
import { otherPiecesMessage } from '#domain/products/countedProduct.ts';
import { offeredItems } from '#domain/products/offeredItems.ts';
import { itemLabel, type StockCount, type StockItem } from '#domain/products/stock.ts';
import type { PiecesByItem, StockChange } from '../stock/stockRepository.ts';

/** How an import of products changes pieces (GS-13). */

/** What decides which items of a product are counted. */
interface Countable {
  readonly stockCount: StockCount;
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
}

const notCounted = 'not counted';

const changeOf = (item: StockItem, from: string, to: number): FieldChange => {
  const label = itemLabel(item);
  return { field: label === '' ? 'Stock' : `Stock of ${label}`, from, to: String(to) };
};

/** How the pieces of a counted product are counted: as a whole, or by colour and size. */
type CheckedCount = NonNullable<CheckedProduct['stock']>['count'];

/** What the pieces of a file would change; `stock` is `null` if they change nothing. */
interface CheckedStock {
  readonly changes: readonly FieldChange[];
  readonly stock: CheckedProduct['stock'];
}

/** An item that the file names, with its pieces in the file (`pieces`) and in the shop (`seen`). */
interface NamedItem extends StockItem {
  readonly pieces: number;
  readonly seen: number;
}

/** What the pieces of a file change for a product that is counted already: only items that differ. */
const recount = (count: CheckedCount, items: readonly NamedItem[]): CheckedStock => {
  const changed = items.filter((item) => item.pieces !== item.seen);
  return {
    changes: changed.map((item) => changeOf(item, String(item.seen), item.pieces)),
    stock: changed.length === 0 ? null : { count, items: changed },
  };
};

/**
 * Tells what the pieces in a file would change for the product with this id, or why they are refused. If the import begins to count
 * the product, an item that the file does not name gets 0 pieces.
 */
export const checkStock = (
  stock: FileStock | undefined,
  id: string,
  { product, pieces }: { readonly product: Countable; readonly pieces: PiecesByItem },
): CheckedStock | { readonly reason: string } => {
  if (stock === undefined || stock.length === 0) return { changes: [], stock: null };
  const resolved = resolveStock(stock, product);
  if ('reason' in resolved) return resolved;
  const { count, items } = resolved;
  const seenOf = (item: StockItem): number => pieces.get(stockKey({ productId: id, ...item })) ?? 0;
  const namedItems = items.map(({ color, size, pieces: wanted }) => ({
    color,
    size,
    pieces: wanted,
    seen: seenOf({ color, size }),
  }));
  if (product.stockCount !== 'uncounted') return recount(count, namedItems);
  const namedKeys = new Set(items.map((item) => stockKey({ productId: id, ...item })));
  const otherItems = offeredItems({ ...product, stockCount: count })
    .filter((item) => !namedKeys.has(stockKey({ productId: id, ...item })))
    .map((item) => ({ ...item, pieces: 0, seen: seenOf(item) }));
  return {
    changes: [
      ...namedItems.map((item) => changeOf(item, notCounted, item.pieces)),
      ...(otherItems.length === 0 ? [] : [{ field: 'Stock of all others', from: notCounted, to: '0' }]),
    ],
    // An item that was counted in the past may still have pieces; all others begin with 0 anyway.
    stock: { count, items: [...namedItems, ...otherItems.filter(({ seen }) => seen > 0)] },
  };
};

/** The pieces of one product in an import. */
type ImportedPieces = NonNullable<StoreImportBody['products'][number]['stock']>;

/** A row to append to the ledger, with the pieces before it. */
export interface PlannedCount extends StockChange {
  readonly before: number;
}

/** The note in the ledger for an imported count. */
const note = 'By import';

/**
 * Returns the rows to append to the ledger, or why the pieces are refused: the product, as the import writes it, has no such item, or
 * pieces were ordered or came back since the check. An item that has the wanted pieces already is left out, so that repeating a
 * part of an import changes nothing.
 */
export const planStock = (
  imported: ImportedPieces | undefined,
  id: string,
  { product, pieces }: { readonly product: Countable; readonly pieces: PiecesByItem },
): { readonly counts: readonly PlannedCount[] } | { readonly reason: string } => {
  if (imported === undefined) return { counts: [] };
  const counts: PlannedCount[] = [];
  const offered = new Set(offeredItems(product).map((item) => stockKey({ productId: id, ...item })));
  for (const { color, size, pieces: wanted, seen } of imported.items) {
    const key = stockKey({ productId: id, color, size });
    const before = pieces.get(key) ?? 0;
    if (!offered.has(key))
      return { reason: `It has no ${itemLabel({ color, size }) || 'such'} pieces to count.` };
    if (before === wanted) continue;
    if (before !== seen) return { reason: otherPiecesMessage({ color, size, seen }, before) };
    counts.push({ productId: id, color, size, reason: 'counted', change: wanted - before, note, before });
  }
  return { counts };
};
