import { stockKey } from '#domain/checkout/stockLines.ts';
import type { ExportedProduct } from '#domain/productFiles/productCsv.ts';
import { offeredItems } from '#domain/products/offeredItems.ts';
import type { Product } from '#domain/products/product.ts';
import type { ExportedRows } from '../audit/sendExport.ts';
import type { Db } from '../database/database.ts';
import { eachBatch } from '../database/queries/eachBatch.ts';
import { piecesByItem, readItemsOf } from '../stock/stockRepository.ts';
import { countProducts, listProductsAfter } from './productsRepository.ts';

/** Products per batch. A batch takes this thread a few milliseconds; between batches it answers other requests. */
const batchSize = 200;

/** Adds the items that shoppers can choose, each with the pieces that are left of it; none to a product that is not counted. */
const withPieces = async (db: Db, products: readonly Product[]): Promise<ExportedProduct[]> => {
  const countedIds = products.filter(({ stock }) => stock !== undefined).map(({ _id }) => _id);
  const storedItems = countedIds.length === 0 ? [] : await readItemsOf(db, countedIds);
  const pieces = piecesByItem(storedItems);
  // `stock.count` says how pieces are counted: for the product as a whole, or per color and size.
  return products.map((product) => ({
    ...product,
    items: offeredItems({ ...product, stockCount: product.stock?.count ?? 'uncounted' }).map((item) => ({
      ...item,
      // An item without a row has no pieces yet.
      pieces: pieces.get(stockKey({ productId: product._id, ...item })) ?? 0,
    })),
  }));
};

const eachProduct = (db: Db): AsyncGenerator<ExportedProduct[]> =>
  eachBatch(
    batchSize,
    async (after) => withPieces(db, await listProductsAfter(db, after, batchSize)),
    ({ _id }) => _id,
  );

/** Returns all products of the shop for an export. */
export const allProducts = async (db: Db): Promise<ExportedRows<ExportedProduct>> => ({
  total: await countProducts(db),
  batches: eachProduct(db),
});
