import { sql } from 'drizzle-orm';
import { unsentStatuses } from '#domain/orders/orderLists.ts';
import type { StockItem } from '#domain/products/stock.ts';
import type { Db } from '../../database/database.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { textList } from '../../database/schema/columnTypes.ts';
import { stock, stockMoves } from '../../database/schema/schema.ts';
import { wasHandedOver } from '../stock/handedOverGoodsRepository.ts';

/** The SQL that compares all counted goods with their ledger. */

export interface AuditedItem extends StockItem {
  readonly productId: string;
}

/** An item with its pieces and the sum of its ledger, both as text. */
interface DriftedItem extends AuditedItem {
  readonly pieces: string;
  readonly sum: string;
}

/**
 * Items whose stored pieces differ from the sum of their ledger, or whose stored number of moves from its number of rows. A deleted item
 * counts as one with 0 pieces; its number of moves is stored nowhere and not compared.
 */
export const findDriftedItems = (db: Db): Promise<DriftedItem[]> =>
  queryRows<DriftedItem>(
    db,
    sql`select product_id as "productId", color, size, coalesce(stock.pieces, 0)::text as pieces,
        coalesce(ledger.sum, 0)::text as sum
      from stock full join (
        select product_id, color, size, sum(change) as sum, count(*) as moves from stock_moves
        group by product_id, color, size
      ) ledger using (product_id, color, size)
      where coalesce(stock.pieces, 0) <> coalesce(ledger.sum, 0)
        or coalesce(stock.moves, ledger.moves) <> coalesce(ledger.moves, 0)
      order by product_id, color, size`,
  );

/** Rows of the ledger that do not continue the row before them. The positions of an item count from 1. */
export const findDriftedMoves = (db: Db): Promise<(AuditedItem & { readonly position: number })[]> =>
  queryRows<AuditedItem & { readonly position: number }>(
    db,
    sql`select product_id as "productId", color, size, position from (
        select *, sum(change) over item as running, row_number() over item as ordinal from stock_moves
        window item as (partition by product_id, color, size order by position)
      ) moves where pieces <> running or position <> ordinal
      order by product_id, color, size, position`,
  );

/** SQL for whether an order was cancelled while its goods were still in the shop, so that it may hold none of them (`moveStock`). */
const isCancelledInShop = sql`orders.status = 'Cancelled' and (select from_status from order_moves
    where order_moves.order_id = orders.id order by position desc limit 1) in (${textList(unsentStatuses)})
  and not ${wasHandedOver}`;

/** An order with the number of pieces that it holds of one item, as text. */
interface DriftedOrder {
  readonly number: string;
  readonly status: string;
  readonly held: string;
}

/**
 * Orders that hold less than nothing, or that hold goods although they were cancelled before they were shipped. An item without a row
 * in `stock` was deleted with its product and is left out.
 */
export const findDriftedOrders = (db: Db): Promise<DriftedOrder[]> =>
  queryRows<DriftedOrder>(
    db,
    sql`select orders.number, orders.status, holds.held::text as held
      from (
        select order_id, product_id, color, size, -sum(change) as held from stock_moves
        where order_id is not null group by order_id, product_id, color, size having sum(change) <> 0
      ) holds join orders on orders.id = holds.order_id
      join stock using (product_id, color, size)
      where holds.held < 0 or (${isCancelledInShop})
      order by orders.number`,
  );

/** Products that are shown as sold out although pieces are left, or the other way round. */
export const findDriftedProducts = (db: Db): Promise<{ readonly id: string }[]> =>
  queryRows<{ readonly id: string }>(
    db,
    sql`select id from products
      where out_of_stock <> is_out_of_stock(id, stock_count, colors, sizes) order by id`,
  );

/** Counts all items, and all rows of the ledger. */
export const countAudited = async (db: Db): Promise<{ readonly items: number; readonly moves: number }> => ({
  items: await db.$count(stock),
  moves: await db.$count(stockMoves),
});
