import { and, asc, exists, gt, lte, sql } from 'drizzle-orm';
import type { OrderChanges } from '#domain/orders/orderRevision.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { fromPoisha } from '#domain/values/money.ts';
import type { Db } from '../../database/database.ts';
import { eachBatch } from '../../database/queries/eachBatch.ts';
import { queryRows } from '../../database/queries/queryRows.ts';
import { readAtOneMoment } from '../../database/queries/transaction.ts';
import { orderRevisions, orders } from '../../database/schema/schema.ts';
import { type NumberedOrder, toOrder } from '../lists/orderRow.ts';

/** The SQL of `orders:audit`: corrected orders with their revisions, and orders whose amounts do not add up. */

/** An order with its revisions, oldest first. Its lines are left out: the audit compares fields and amounts alone. */
export interface CorrectedOrder {
  readonly order: NumberedOrder;
  readonly revisions: readonly {
    readonly position: number;
    readonly status: OrderStatus;
    readonly changes: OrderChanges;
  }[];
}

/** Orders per query. */
const batchSize = 500;

/** The next corrected orders after this id (the first ones after an empty text), all from one database snapshot. */
const readBatch = (db: Db, after: string): Promise<CorrectedOrder[]> =>
  readAtOneMoment(db, async (tx) => {
    const revisionsOfOrder = tx
      .select()
      .from(orderRevisions)
      .where(sql`${orderRevisions.orderId} = ${orders.id}`);
    const rows = await tx
      .select()
      .from(orders)
      .where(and(gt(orders.id, after), exists(revisionsOfOrder)))
      .orderBy(asc(orders.id))
      .limit(batchSize);
    const lastId = rows.at(-1)?.id ?? after;
    const revisions = await tx
      .select()
      .from(orderRevisions)
      .where(and(gt(orderRevisions.orderId, after), lte(orderRevisions.orderId, lastId)))
      .orderBy(asc(orderRevisions.orderId), asc(orderRevisions.position));
    return rows.map((row) => ({
      order: toOrder({ ...row, lines: [] }),
      revisions: revisions.filter(({ orderId }) => orderId === row.id),
    }));
  });

/** Yields every corrected order, sorted by id, up to `batchSize` at a time. */
export const eachCorrectedOrder = (db: Db): AsyncGenerator<CorrectedOrder[]> =>
  eachBatch(
    batchSize,
    (after) => readBatch(db, after),
    ({ order }) => order._id,
  );

/** An order whose lines do not add up to its sub-total. Amounts are taka. */
export interface UnevenOrder {
  readonly id: string;
  readonly number: string;
  readonly subTotal: number;
  readonly linesTotal: number;
}

/** The orders whose lines do not add up to their sub-total, sorted by id. */
export const listUnevenOrders = async (db: Db): Promise<UnevenOrder[]> => {
  const rows = await queryRows<{ id: string; number: string; subTotal: string; linesTotal: string }>(
    db,
    sql`select orders.id, orders.number, sub_total::text as "subTotal", lines.total::text as "linesTotal"
      from orders cross join lateral (
        select coalesce(sum(quantity::bigint * unit_price), 0) as total from order_lines where order_id = orders.id
      ) lines where lines.total <> sub_total order by orders.id`,
  );
  return rows.map(({ id, number, subTotal, linesTotal }) => ({
    id,
    number,
    subTotal: fromPoisha(Number(subTotal)),
    linesTotal: fromPoisha(Number(linesTotal)),
  }));
};
