import { and, desc, eq } from 'drizzle-orm';
import type { StoredCourierRequest } from '#domain/consignments/courierRequest.ts';
import type { Db } from '../database/database.ts';
import { consignments, courierRequests } from '../database/schema/schema.ts';

/** The SQL for requests to couriers: returns and pick-ups (CR-11). */

export type CourierRequestRow = typeof courierRequests.$inferSelect;

/** A request to insert; its `problem` begins empty. */
export type NewCourierRequest = Omit<CourierRequestRow, 'problem'>;

/** The request as the API returns it. */
export const toCourierRequest = ({
  id,
  courier,
  consignmentId,
  progress,
  problem,
  state,
  reason,
  requestedAt,
  requestedBy,
}: CourierRequestRow): StoredCourierRequest => ({
  id,
  courier,
  consignmentId,
  progress,
  problem,
  state,
  reason,
  requestedAt: requestedAt.toISOString(),
  requestedBy,
});

/** Stores a new request, and returns its row. */
export const insertCourierRequest = async (
  tx: Db,
  request: NewCourierRequest,
): Promise<CourierRequestRow> => {
  const [row] = await tx.insert(courierRequests).values(request).returning();
  if (row === undefined) throw new Error('The request that was inserted is not there.');
  return row;
};

/** Finds a request; `null` for an unknown id. */
export const findCourierRequest = async (db: Db, id: string): Promise<CourierRequestRow | null> => {
  const [row] = await db.select().from(courierRequests).where(eq(courierRequests.id, id));
  return row ?? null;
};

/** Finds the request for the return of this parcel, or for this pick-up, for which the courier is being asked; `null` if there is none. */
export const findRequestBeingAsked = async (
  tx: Db,
  {
    kind,
    courier,
    consignmentId,
    reason,
  }: Pick<NewCourierRequest, 'kind' | 'courier' | 'consignmentId' | 'reason'>,
): Promise<CourierRequestRow | null> => {
  const [row] = await tx
    .select()
    .from(courierRequests)
    .where(
      and(
        eq(courierRequests.kind, kind),
        eq(courierRequests.courier, courier),
        eq(courierRequests.progress, 'asking'),
        // A pick-up is for no parcel; its `reason` says what is to be fetched where (`pickupText`).
        consignmentId === null
          ? eq(courierRequests.reason, reason)
          : eq(courierRequests.consignmentId, consignmentId),
      ),
    );
  return row ?? null;
};

/** How asking ended. */
export type RequestEnd =
  | {
      readonly progress: 'asked';
      readonly problem: '';
      readonly reference: string;
      readonly state: string;
    }
  | { readonly progress: 'refused' | 'unknown'; readonly problem: string };

const isBeingAsked = (id: string) => and(eq(courierRequests.id, id), eq(courierRequests.progress, 'asking'));

/** Stores how asking ended, unless that is stored already. */
export const storeRequestEnd = async (tx: Db, id: string, end: RequestEnd, at: Date): Promise<void> => {
  await tx
    .update(courierRequests)
    .set({ ...end, stateAt: at })
    .where(isBeingAsked(id));
};

/** Stores why the courier could not be asked yet. */
export const storeRequestProblem = async (tx: Db, id: string, problem: string): Promise<void> => {
  await tx.update(courierRequests).set({ problem }).where(isBeingAsked(id));
};

/** Stores how far the request is by the courier's answer, unless a later answer has been stored since the row was read. */
export const storeRequestState = async (
  db: Db,
  { id, stateAt }: Pick<CourierRequestRow, 'id' | 'stateAt'>,
  state: string,
  at: Date,
): Promise<void> => {
  await db
    .update(courierRequests)
    .set({ state, stateAt: at })
    .where(and(eq(courierRequests.id, id), eq(courierRequests.stateAt, stateAt)));
};

/** The newest pick-ups, newest first. */
export const newestPickups = (db: Db, limit: number): Promise<CourierRequestRow[]> =>
  db
    .select()
    .from(courierRequests)
    .where(eq(courierRequests.kind, 'pickup'))
    .orderBy(desc(courierRequests.requestedAt))
    .limit(limit);

/** The requests for the parcels of an order, newest first. */
export const requestsOfOrder = async (db: Db, orderId: string): Promise<CourierRequestRow[]> => {
  const rows = await db
    .select({ request: courierRequests })
    .from(courierRequests)
    .innerJoin(consignments, eq(consignments.id, courierRequests.consignmentId))
    .where(eq(consignments.orderId, orderId))
    .orderBy(desc(courierRequests.requestedAt));
  return rows.map(({ request }) => request);
};
