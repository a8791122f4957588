import { and, asc, eq } from 'drizzle-orm';
import type { OrderChanges, OrderRevision } from '#domain/orders/orderRevision.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { Db } from '../../database/database.ts';
import { orderRevisions } from '../../database/schema/schema.ts';

/** The SQL for the revisions of orders. */

/** The revision as the API returns it to staff, with the name of who made it. */
const toRevision = ({
  changes: { fields, lines, from, to },
  byName,
  at,
}: typeof orderRevisions.$inferSelect): OrderRevision => ({
  by: byName,
  at: at.toISOString(),
  fields,
  lines,
  from,
  to,
});

/** An order's revisions, oldest first. */
export const listRevisions = async (db: Db, orderId: string): Promise<OrderRevision[]> => {
  const rows = await db
    .select()
    .from(orderRevisions)
    .where(eq(orderRevisions.orderId, orderId))
    .orderBy(asc(orderRevisions.position));
  return rows.map(toRevision);
};

/** Counts an order's revisions. */
export const countRevisions = (db: Db, orderId: string): Promise<number> =>
  db.$count(orderRevisions, eq(orderRevisions.orderId, orderId));

/** Whether the revision at this position was made by a request with this hash. */
export const isRevisionOfRequest = async (
  tx: Db,
  orderId: string,
  position: number,
  requestHash: string,
): Promise<boolean> => {
  const isSameRevision = and(
    eq(orderRevisions.orderId, orderId),
    eq(orderRevisions.position, position),
    eq(orderRevisions.requestHash, requestHash),
  );
  return (await tx.$count(orderRevisions, isSameRevision)) > 0;
};

/** A revision to append. */
interface NewRevision {
  readonly orderId: string;
  readonly position: number;
  readonly status: OrderStatus;
  readonly changes: OrderChanges;
  readonly byUid: string;
  readonly byName: string;
  readonly at: Date;
  readonly requestHash: string;
}

/** Appends a revision to an order that the transaction has locked. */
export const insertRevision = async (tx: Db, revision: NewRevision): Promise<void> => {
  await tx.insert(orderRevisions).values(revision);
};
