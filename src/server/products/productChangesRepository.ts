import { inArray, sql } from 'drizzle-orm';
import type { Prices } from '#domain/products/product.ts';
import { fromPoishaOrNull, toPoishaOrNull } from '#domain/values/money.ts';
import type { Db } from '../database/database.ts';
import { products } from '../database/schema/schema.ts';
import { lockRows } from './productImportRepository.ts';

/** The SQL that changes many products at once. */

/** The fields of a product that are needed to change its prices or whether it is sold out. Prices are taka. */
export interface PricedProduct extends Prices {
  readonly id: string;
  readonly name: string;
  readonly soldOut: boolean;
}

/** Locks the existing products among the ids until the transaction ends. */
export const lockProducts = async (tx: Db, ids: readonly string[]): Promise<PricedProduct[]> => {
  const rows = await lockRows(tx, ids);
  return rows.map(({ id, name, soldOut, originalPrice, offerPrice }) => ({
    id,
    name,
    soldOut,
    originalPrice: fromPoishaOrNull(originalPrice),
    offerPrice: fromPoishaOrNull(offerPrice),
  }));
};

/** Marks all these products as sold out, or as available. */
export const updateSoldOut = async (
  tx: Db,
  ids: readonly string[],
  soldOut: boolean,
  changedAt: Date,
): Promise<void> => {
  await tx
    .update(products)
    .set({ soldOut, changedAt })
    .where(inArray(products.id, [...ids]));
};

/** Writes the prices, in taka, of all these products in one statement. */
export const updatePrices = async (
  tx: Db,
  changes: readonly ({ readonly id: string } & Prices)[],
  changedAt: Date,
): Promise<void> => {
  const rows = changes.map(({ id, originalPrice, offerPrice }) => ({
    id,
    original: toPoishaOrNull(originalPrice),
    offer: toPoishaOrNull(offerPrice),
  }));
  await tx.execute(sql`
    update ${products}
    set original_price = change.original, offer_price = change.offer,
      changed_at = ${changedAt.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as change(id text, original integer, offer integer)
    where ${products.id} = change.id`);
};
