import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { StockMove, StockReason } from '#domain/products/stockMove.ts';
import { fromPoishaOrNull } from '#domain/values/money.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textsIn } from '../database/queries/textsIn.ts';
import { stockMoves } from '../database/schema/schema.ts';
import type { ItemKey } from './stockRepository.ts';

/** The SQL that reads the ledger of counted goods; stockRepository.ts writes it. */

/** How many pieces of an item an order holds; more than 0. */
export interface HeldItem extends ItemKey {
  readonly orderId: string;
  readonly held: number;
}

/** What the orders hold, by the sums of their rows in the ledger. */
export const heldBy = (db: Db, orderIds: readonly string[]): Promise<HeldItem[]> =>
  queryRows<HeldItem>(
    db,
    sql`select order_id as "orderId", product_id as "productId", color, size, (-sum(change))::integer as held
      from ${stockMoves}
      where order_id in ${textsIn(orderIds)}
      group by order_id, product_id, color, size having sum(change) < 0
      order by order_id, product_id, color, size`,
  );

const returnReceived: StockReason = 'returnReceived';

/** When staff last received goods of the order that came back, since a time (both ISO), and who; `null` if nobody has. */
export const findReceived = async (
  db: Db,
  orderId: string,
  since: string,
): Promise<{ at: string; by: string } | null> => {
  const [row] = await db
    .select({ at: stockMoves.at, by: stockMoves.byName })
    .from(stockMoves)
    .where(
      and(
        eq(stockMoves.orderId, orderId),
        eq(stockMoves.reason, returnReceived),
        gte(stockMoves.at, new Date(since)),
      ),
    )
    .orderBy(desc(stockMoves.at))
    .limit(1);
  return row === undefined ? null : { at: row.at.toISOString(), by: row.by };
};

/** What an earlier request with this idempotency key has stored about the product. */
export const movesOfRequest = (tx: Db, productId: string, key: string) =>
  tx
    .select({
      color: stockMoves.color,
      size: stockMoves.size,
      reason: stockMoves.reason,
      change: stockMoves.change,
      pieces: stockMoves.pieces,
      note: stockMoves.note,
      cost: stockMoves.cost,
    })
    .from(stockMoves)
    .where(and(eq(stockMoves.productId, productId), eq(stockMoves.requestKey, key)));

export type RequestMove = Awaited<ReturnType<typeof movesOfRequest>>[number];

/** The items of the products that an earlier request with this idempotency key has changed. */
export const itemsOfRequest = (tx: Db, productIds: readonly string[], key: string): Promise<ItemKey[]> =>
  queryRows<ItemKey>(
    tx,
    sql`select product_id as "productId", color, size from ${stockMoves} where request_key = ${key}
      and product_id in ${textsIn(productIds)}`,
  );

/** The rows of an item's ledger, newest first; with `before` only those before this position. */
export const listMoves = async (
  db: Db,
  { productId, color, size }: ItemKey,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<StockMove[]> => {
  const rows = await db
    .select()
    .from(stockMoves)
    .where(
      and(
        eq(stockMoves.productId, productId),
        eq(stockMoves.color, color),
        eq(stockMoves.size, size),
        before === undefined ? undefined : lt(stockMoves.position, before),
      ),
    )
    .orderBy(desc(stockMoves.position))
    .limit(limit);
  return rows.map(({ position, reason, change, pieces, orderNumber, byName, at, note, cost }) => ({
    position,
    reason,
    change,
    pieces,
    orderNumber: orderNumber ?? '',
    by: byName,
    at: at.toISOString(),
    note,
    cost: fromPoishaOrNull(cost),
  }));
};
