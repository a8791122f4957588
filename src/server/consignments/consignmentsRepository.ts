import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { openStages } from '#domain/consignments/consignmentStage.ts';
import type { ParcelMark } from '#domain/consignments/parcelMark.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { fromPoisha, fromPoishaOrNull } from '#domain/values/money.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { textsIn } from '../database/queries/textsIn.ts';
import { textList } from '../database/schema/columnTypes.ts';
import { consignments } from '../database/schema/schema.ts';

/** The SQL that reads and locks consignments. */

type Row = typeof consignments.$inferSelect & Pick<Consignment, 'isOrderCancelled'>;

const cancelled: OrderStatus = 'Cancelled';

/** SQL for whether the order of `parcel`, a row of the consignments, is cancelled; false once the order is deleted. */
export const isOrderCancelled = (parcel: SQL): SQL<boolean> =>
  sql`exists (select from orders where orders.id = ${parcel}.order_id and orders.status = ${cancelled})`;

/** The consignment as staff read it: amounts are taka, and the fields that only the server needs are left out. */
export const toConsignment = ({
  trackingKey: _key,
  requestKey: _request,
  createdByUid: _uid,
  saidAt: _said,
  newsAt: _news,
  cashMoves: _moves,
  unremitted,
  fee,
  collected,
  outstanding,
  heldSince,
  createdAt,
  stageAt,
  ...row
}: Row): Consignment => ({
  ...row,
  // `amount` is stored in taka already.
  fee: fromPoishaOrNull(fee),
  collected: fromPoishaOrNull(collected),
  outstanding: fromPoisha(outstanding),
  unremitted: fromPoisha(unremitted),
  heldSince: heldSince?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  stageAt: stageAt.toISOString(),
});

/** Finds a consignment; `null` for an unknown id. */
export const findConsignment = async (db: Db, id: string): Promise<Consignment | null> => {
  const [row] = await db.select().from(consignments).where(eq(consignments.id, id));
  return row === undefined ? null : toConsignment(row);
};

/** Finds the consignment with this invoice; `null` if there is none. */
export const findByInvoice = async (db: Db, invoice: string): Promise<Consignment | null> => {
  const [row] = await db.select().from(consignments).where(eq(consignments.invoice, invoice));
  return row === undefined ? null : toConsignment(row);
};

/** Locks a consignment until the transaction ends; `null` for an unknown id. Lock its order first, if it has one, as all do. */
export const lockConsignment = async (tx: Db, id: string): Promise<Consignment | null> => {
  const [row] = await tx.select().from(consignments).where(eq(consignments.id, id)).for('update');
  return row === undefined ? null : toConsignment(row);
};

/** Whether the shop has any consignment. */
export const hasConsignments = async (db: Db): Promise<boolean> => {
  const [row] = await queryRows<{ found: boolean }>(
    db,
    sql`select exists (select from ${consignments}) as found`,
  );
  return row?.found === true;
};

/** The consignments of several orders, oldest first. */
export const consignmentsOfOrders = async (db: Db, orderIds: readonly string[]): Promise<Consignment[]> => {
  const rows = await db
    .select()
    .from(consignments)
    .where(inArray(consignments.orderId, [...orderIds]))
    .orderBy(asc(consignments.createdAt), asc(consignments.id));
  return rows.map(toConsignment);
};

/** The consignments of an order, oldest first. */
export const consignmentsOf = (db: Db, orderId: string): Promise<Consignment[]> =>
  consignmentsOfOrders(db, [orderId]);

/** The consignments among the ids, in no particular order. */
export const findConsignments = async (db: Db, ids: readonly string[]): Promise<Consignment[]> => {
  const rows = await db
    .select()
    .from(consignments)
    .where(inArray(consignments.id, [...ids]));
  return rows.map(toConsignment);
};

/** The order's consignment that an earlier request with this idempotency key has made; `null` if there was none. */
export const consignmentOfRequest = async (
  tx: Db,
  orderId: string,
  key: string,
): Promise<Consignment | null> => {
  const [row] = await tx
    .select()
    .from(consignments)
    .where(and(eq(consignments.orderId, orderId), eq(consignments.requestKey, key)));
  return row === undefined ? null : toConsignment(row);
};

/** For each order its newest consignment that was not cancelled, if there is one, with the sum of the amounts of all open ones. */
export const marksOf = (db: Db, orderIds: readonly string[]): Promise<ParcelMark[]> =>
  queryRows<ParcelMark>(
    db,
    sql`select distinct on (order_id) order_id as "orderId", courier, invoice, tracking_code as "trackingCode", stage, amount,
        (select sum(amount)::int from ${consignments} open
          where open.order_id = newest.order_id and open.stage in (${textList(openStages)})) as "openAmount"
      from ${consignments} newest
      where order_id in ${textsIn(orderIds)} and stage <> 'cancelled'
      order by order_id, created_at desc, id desc`,
  );
