import { desc, eq } from 'drizzle-orm';
import type { StoredCourierRequest } from '#domain/consignments/courierRequest.ts';
import type { Db } from '../database/database.ts';
import { consignments, courierRequests } from '../database/schema/schema.ts';

/** The SQL for requests to couriers: returns and pick-ups (CR-11). */

type Row = typeof courierRequests.$inferSelect;

/** The request as the API returns it. */
export const toCourierRequest = ({
  id,
  courier,
  consignmentId,
  state,
  reason,
  requestedAt,
  requestedBy,
}: Row): StoredCourierRequest => ({
  id,
  courier,
  consignmentId,
  state,
  reason,
  requestedAt: requestedAt.toISOString(),
  requestedBy,
});

export const insertCourierRequest = async (tx: Db, row: Row): Promise<void> => {
  await tx.insert(courierRequests).values(row);
};

/** Stores how far the request is by the courier's newest answer. */
export const storeRequestState = async (db: Db, id: string, state: string, at: Date): Promise<void> => {
  await db.update(courierRequests).set({ state, stateAt: at }).where(eq(courierRequests.id, id));
};

/** The newest pick-ups, newest first. */
export const newestPickups = (db: Db, limit: number): Promise<Row[]> =>
  db
    .select()
    .from(courierRequests)
    .where(eq(courierRequests.kind, 'pickup'))
    .orderBy(desc(courierRequests.requestedAt))
    .limit(limit);

/** The requests for the parcels of an order, newest first. */
export const requestsOfOrder = async (db: Db, orderId: string): Promise<Row[]> => {
  const rows = await db
    .select({ request: courierRequests })
    .from(courierRequests)
    .innerJoin(consignments, eq(consignments.id, courierRequests.consignmentId))
    .where(eq(consignments.orderId, orderId))
    .orderBy(desc(courierRequests.requestedAt));
  return rows.map(({ request }) => request);
};
