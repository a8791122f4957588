import { eq, type SQL, sql } from 'drizzle-orm';
import { stockKey } from '#domain/checkout/stockLines.ts';
import type { StockItem } from '#domain/products/stock.ts';
import type { StockReason } from '#domain/products/stockMove.ts';
import type { ActorAt } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { lockFor } from '../database/queries/lockFor.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textsIn } from '../database/queries/textsIn.ts';
import { stock, stockMoves } from '../database/schema/schema.ts';

/**
 * The SQL for counted goods and their changes, which it enters into their ledger; stockMovesRepository.ts reads the ledger, and
 * insertionParts.ts has the SQL by which a new order takes its pieces.
 */

/** An item of a product. */
export interface ItemKey extends StockItem {
  readonly productId: string;
}

/** An item with its pieces that no order holds. */
export interface StoredItem extends ItemKey {
  readonly pieces: number;
}

/** The pieces of items by `stockKey`. */
export type PiecesByItem = ReadonlyMap<string, number>;

/** The pieces of these items, by `stockKey`. */
export const piecesByItem = (items: readonly StoredItem[]): Map<string, number> =>
  new Map(items.map((item) => [stockKey(item), item.pieces]));

const keysJson = (keys: readonly ItemKey[]): string =>
  JSON.stringify(keys.map(({ productId, color, size }) => ({ product_id: productId, color, size })));

const keyColumns = sql`(product_id text, color text, size text)`;

/** The query for these items, without those that were never counted. */
const selectItems = (keys: readonly ItemKey[]): SQL =>
  sql`select product_id as "productId", color, size, pieces from ${stock}
      where (product_id, color, size) in
        (select product_id, color, size from json_to_recordset(${keysJson(keys)}::json) as wanted ${keyColumns})`;

/** Reads these items, without those that were never counted. */
export const readItems = (db: Db, keys: readonly ItemKey[]): Promise<StoredItem[]> =>
  queryRows<StoredItem>(db, selectItems(keys));

/** Reads all items of the products that were ever counted, also those that shoppers can no longer choose. */
export const readItemsOf = (db: Db, productIds: readonly string[]): Promise<StoredItem[]> =>
  queryRows<StoredItem>(
    db,
    sql`select product_id as "productId", color, size, pieces from ${stock}
      where product_id in ${textsIn(productIds)}`,
  );

/**
 * Locks these items until the transaction ends, without those that were never counted. All callers lock in the same sequence, which
 * prevents deadlocks.
 */
export const lockItems = (tx: Db, keys: readonly ItemKey[]): Promise<StoredItem[]> =>
  queryRows<StoredItem>(tx, sql`${selectItems(keys)} order by product_id, color, size for update`);

/** Locks the ledgers of all items of deleted products until the transaction ends: such an item has no row of `stock` to lock. */
export const lockDeletedItems = (tx: Db): Promise<void> => lockFor(tx, 'deletedItems');

/**
 * Adds the items that are not counted yet, with 0 pieces. The ledger of a deleted product stays; if an import adds the product
 * again, its items go on after the rows that the ledger has.
 */
export const addItems = async (tx: Db, keys: readonly ItemKey[]): Promise<void> => {
  await tx.execute(sql`insert into ${stock} (product_id, color, size, pieces, moves)
    select product_id, color, size, 0, (
      select coalesce(max(ledger.position), 0) from ${stockMoves} ledger
      where (ledger.product_id, ledger.color, ledger.size) = (wanted.product_id, wanted.color, wanted.size)
    )
    from json_to_recordset(${keysJson(keys)}::json) as wanted ${keyColumns}
    order by product_id, color, size on conflict do nothing`);
};

/** A row to append to the ledger. */
export interface StockChange extends ItemKey {
  readonly reason: StockReason;
  /** Pieces that are added; negative if they are taken. */
  readonly change: number;
  readonly order?: { readonly id: string; readonly number: string };
  readonly note?: string;
  /** What one piece of received goods cost, in poisha; `null` or absent if it was not entered. */
  readonly cost?: number | null;
  /** The idempotency key of the request; `null` or absent if it had none. */
  readonly requestKey?: string | null;
}

const changeRow = (change: StockChange, index: number) => ({
  place: index,
  product_id: change.productId,
  color: change.color,
  size: change.size,
  reason: change.reason,
  change: change.change,
  order_id: change.order?.id ?? null,
  order_number: change.order?.number ?? null,
  note: change.note ?? '',
  cost: change.cost ?? null,
  request_key: change.requestKey ?? null,
});

/**
 * Changes items that `lockItems` has locked and appends each change to the ledger, with one statement. Changes to items that were never
 * counted are left out. An item of a deleted product has only its ledger, which comes to 0: the changes to it must add up to 0, too.
 * Several changes to one item follow each other in the ledger, so a row's position and its pieces are counted from what the item had
 * before the statement.
 */
export const changeItems = async (
  tx: Db,
  changes: readonly StockChange[],
  { uid, name, at }: ActorAt,
): Promise<void> => {
  if (changes.length === 0) return;
  await tx.execute(sql`with wanted as (
      select * from json_to_recordset(${JSON.stringify(changes.map(changeRow))}::json) as wanted (place integer,
        product_id text, color text, size text, reason text, change integer, order_id text, order_number text,
        note text, cost integer, request_key text)
    ), sums as (
      select product_id, color, size, sum(change)::integer as change, count(*)::integer as moves
      from wanted group by product_id, color, size
    ), changed as (
      update stock set pieces = stock.pieces + sums.change, moves = stock.moves + sums.moves from sums
      where stock.product_id = sums.product_id and stock.color = sums.color and stock.size = sums.size
      returning stock.product_id, stock.color, stock.size, stock.pieces - sums.change as pieces_before,
        stock.moves - sums.moves as moves_before
    ), deleted as (
      select product_id, color, size, 0 as pieces_before, newest.position as moves_before
      from sums cross join lateral (
        select max(position) as position from stock_moves ledger
        where (ledger.product_id, ledger.color, ledger.size) = (sums.product_id, sums.color, sums.size)
      ) newest
      where newest.position is not null and not exists (
        select from stock where (stock.product_id, stock.color, stock.size) = (sums.product_id, sums.color, sums.size)
      )
    )
    insert into stock_moves (product_id, color, size, position, reason, change, pieces, order_id, order_number,
      by_uid, by_name, at, note, cost, request_key)
    select product_id, color, size, moves_before + row_number() over item, reason, change,
      pieces_before + sum(change) over item, order_id, order_number, ${uid}, ${name},
      ${at.toISOString()}::timestamptz, note, cost, request_key
    from wanted join (select * from changed union all select * from deleted) as items using (product_id, color, size)
    window item as (partition by product_id, color, size order by place)`);
};

/** Writes off all pieces of a product that is going to be deleted, and deletes its items; the ledger stays. */
export const deleteItemsOf = async (tx: Db, productId: string, by: ActorAt): Promise<void> => {
  const items = await tx
    .select({ color: stock.color, size: stock.size, pieces: stock.pieces })
    .from(stock)
    .where(eq(stock.productId, productId))
    .orderBy(stock.color, stock.size)
    .for('update');
  if (items.length === 0) return;
  const changes = items
    .filter(({ pieces }) => pieces > 0)
    .map(({ color, size, pieces }): StockChange => {
      return { productId, color, size, reason: 'productDeleted', change: -pieces };
    });
  await changeItems(tx, changes, by);
  await tx.delete(stock).where(eq(stock.productId, productId));
};
