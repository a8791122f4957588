import { randomInt } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ownBarcode, ownBarcodeCount } from '#domain/products/barcode.ts';
import type { Db } from '../database/database.ts';
import { lockFor } from '../database/queries/lockFor.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textsIn } from '../database/queries/textsIn.ts';
import type { ItemKey } from './stockRepository.ts';

/** The SQL for barcodes (GS-11). */

/** Lets only one transaction at a time, across all processes, change barcodes, so that no code is given twice. */
export const lockBarcodes = (tx: Db): Promise<void> => lockFor(tx, 'barcodes');

/** An item with its barcode and the name of its product. */
export interface BarcodeHolder extends ItemKey {
  readonly code: string;
  readonly name: string;
}

/** SQL for whether the item is still counted: the product may have lost this colour or size, or be counted as a whole (migration 0005). */
const isCounted = sql`is_offered_item(products.stock_count, products.colors, products.sizes,
  barcodes.color, barcodes.size)`;

/** Finds the items that have these barcodes, without those that are not counted any more. */
export const findHolders = (db: Db, codes: readonly string[]): Promise<BarcodeHolder[]> =>
  queryRows<BarcodeHolder>(
    db,
    sql`select product_id as "productId", color, size, code, products.name
      from barcodes join products on products.id = barcodes.product_id
      where code in ${textsIn(codes)} and ${isCounted}`,
  );

/** A barcode to store. */
export interface NewBarcode extends ItemKey {
  /** '' to take the item's barcode away. */
  readonly code: string;
}

/**
 * Gives the items these barcodes in place of those that they had. A code may be taken from an item that is not counted any more;
 * the caller must have refused codes that `findHolders` finds at other items.
 */
export const storeBarcodes = async (tx: Db, barcodes: readonly NewBarcode[]): Promise<void> => {
  const rows = barcodes.map(({ productId, ...item }) => ({ product_id: productId, ...item }));
  const wanted = sql`json_to_recordset(${JSON.stringify(rows)}::json)
    as wanted (product_id text, color text, size text, code text)`;
  const isOfSameItem = sql`(barcodes.product_id = wanted.product_id
    and barcodes.color = wanted.color and barcodes.size = wanted.size)`;
  await tx.execute(sql`delete from barcodes using ${wanted}
    where barcodes.code = wanted.code or ${isOfSameItem}`);
  await tx.execute(sql`insert into barcodes (product_id, color, size, code)
    select product_id, color, size, code from ${wanted} where code <> ''`);
};

/**
 * Draws one of the shop's own barcodes that no item has. It is a random one, so that a removed one, which may still be on goods, is
 * unlikely to be given again.
 */
const unusedBarcode = async (tx: Db, taken: readonly string[]): Promise<string> => {
  for (;;) {
    const code = ownBarcode(randomInt(ownBarcodeCount));
    if (taken.includes(code)) continue;
    const holders = await queryRows(tx, sql`select from barcodes where code = ${code}`);
    if (holders.length === 0) return code;
  }
};

/** Returns `count` different barcodes of the shop's own that no item has. */
export const newBarcodes = async (tx: Db, count: number): Promise<string[]> => {
  const codes: string[] = [];
  while (codes.length < count) codes.push(await unusedBarcode(tx, codes));
  return codes;
};
