import type { Product } from '#domain/products/product.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { countProducts, listProductsAfter } from './productsRepository.ts';

/** Products per batch: a few milliseconds of this thread, between which it answers other requests. */
const batch = 200;

async function* eachProduct(db: Db): AsyncGenerator<Product[]> {
  let after = '';
  let products: Product[];
  do {
    products = await listProductsAfter(db, after, batch);
    yield products;
    after = products.at(-1)?._id ?? after;
  } while (products.length === batch);
}

/** All products of the shop in batches, and their number; records the export. */
export const exportProducts = async (
  { db, exports }: { readonly db: Db; readonly exports: Db },
  caller: Caller,
  now: Date,
): Promise<{ batches: AsyncGenerator<Product[]>; total: number }> => {
  const total = await countProducts(exports);
  const subject = { kind: 'list', id: '', label: 'products' } as const;
  await recordAction(db, caller, { action: 'exportProducts', subject, details: { rows: total } }, now);
  return { batches: eachProduct(exports), total };
};
