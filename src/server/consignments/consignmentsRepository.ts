import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { trackingKey } from '#domain/consignments/consignmentRules.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { ParcelMark } from '#domain/consignments/parcelMark.ts';
import type { ConsignmentChanges, StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import { fromPoisha, toPoisha } from '#domain/values/money.ts';
import { followCash } from '../cash/followCash.ts';
import type { Db } from '../database/database.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { consignmentEvents, consignments } from '../database/schema/schema.ts';

/** The SQL for single consignments and their histories. */

type Row = typeof consignments.$inferSelect;

const takaOf = (amount: number | null): number | null => (amount === null ? null : fromPoisha(amount));
const poishaOf = (amount: number | null): number | null => (amount === null ? null : toPoisha(amount));

/** The consignment as the API returns it. */
export const toConsignment = ({
  trackingKey: _key,
  requestKey: _request,
  createdByUid: _uid,
  heardAt: _heard,
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
}: Row): StoredConsignment => ({
  ...row,
  fee: takaOf(fee),
  collected: takaOf(collected),
  outstanding: fromPoisha(outstanding),
  unremitted: fromPoisha(unremitted),
  heldSince: heldSince?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  stageAt: stageAt.toISOString(),
});

/** Who changes a consignment, and when. The uid is that of an account, or of a courier, such as `courier:steadfast`. */
export interface ConsignmentActor {
  readonly uid: string;
  readonly name: string;
  readonly at: Date;
}

/** A consignment to insert, with the idempotency key of the request, or `null`. */
export type NewConsignment = Omit<
  StoredConsignment,
  | 'courierReference'
  | 'collected'
  | 'cashState'
  | 'outstanding'
  | 'unremitted'
  | 'heldSince'
  | 'createdAt'
  | 'createdBy'
  | 'stageAt'
  | 'revision'
> & { readonly requestKey: string | null };

/** A tracking code with the text by which it is searched. */
const trackingColumns = (trackingCode: string | null) => ({
  trackingCode,
  trackingKey: trackingCode === null ? null : trackingKey(trackingCode),
});

/** Inserts a consignment with the first event of its history. */
export const insertConsignment = async (
  tx: Db,
  { fee, ...values }: NewConsignment,
  { uid, name, at }: ConsignmentActor,
): Promise<void> => {
  const { trackingCode, stage } = values;
  await tx.insert(consignments).values({
    ...values,
    ...trackingColumns(trackingCode),
    fee: poishaOf(fee),
    createdAt: at,
    createdByUid: uid,
    createdBy: name,
    stageAt: at,
    revision: 1,
  });
  await tx.insert(consignmentEvents).values({
    consignmentId: values.id,
    position: 0,
    fromStage: null,
    toStage: stage,
    word: '',
    changes: {},
    at,
    byUid: uid,
    byName: name,
  });
};

/** The columns for the changes that are given; what is `undefined` stays as it is. */
const changedColumns = ({ trackingCode, fee, collected, courierReference, rider }: ConsignmentChanges) => ({
  ...(trackingCode === undefined ? {} : trackingColumns(trackingCode)),
  ...(fee === undefined ? {} : { fee: poishaOf(fee) }),
  ...(collected === undefined ? {} : { collected: poishaOf(collected) }),
  ...(courierReference === undefined ? {} : { courierReference }),
  ...(rider === undefined ? {} : { rider }),
});

/** A change of a consignment; without `to` its stage stays as it is. */
interface ConsignmentChange {
  readonly to?: ConsignmentStage;
  /** The courier's own word; '' for what a person did. */
  readonly word?: string;
  readonly changes?: ConsignmentChanges;
  /**
   * The time of a new stage by the courier's clock, with which the time of its next word is compared. Left out, it is when the
   * person acted; `null` leaves it as it was.
   */
  readonly heardAt?: Date | null;
}

/** The columns for a new stage at that time; see `ConsignmentChange.heardAt`. */
const stageColumns = (at: Date, heardAt: Date | null | undefined = at) => ({
  stageAt: at,
  ...(heardAt === null ? {} : { heardAt }),
});

/**
 * Changes the stage or details of a consignment that the transaction has locked, appends the event to its history, and moves its
 * cash accordingly.
 */
export const changeConsignment = async (
  tx: Db,
  { id, stage: from, revision }: Pick<StoredConsignment, 'id' | 'stage' | 'revision'>,
  { to = from, word = '', changes = {}, heardAt }: ConsignmentChange,
  { uid, name, at }: ConsignmentActor,
): Promise<void> => {
  const [changed] = await tx
    .update(consignments)
    .set({
      ...changedColumns(changes),
      stage: to,
      revision: revision + 1,
      ...(to === from ? {} : stageColumns(at, heardAt)),
    })
    .where(eq(consignments.id, id))
    .returning();
  await tx.insert(consignmentEvents).values({
    consignmentId: id,
    position: revision,
    fromStage: from,
    toStage: to,
    word,
    changes,
    at,
    byUid: uid,
    byName: name,
  });
  if (changed !== undefined) await followCash(tx, changed, { uid, name, at });
};

/** Finds a consignment; `null` for an unknown id. */
export const findConsignment = async (db: Db, id: string): Promise<StoredConsignment | null> => {
  const [row] = await db.select().from(consignments).where(eq(consignments.id, id));
  return row === undefined ? null : toConsignment(row);
};

/** Finds the consignment with this invoice; `null` if there is none. */
export const findByInvoice = async (db: Db, invoice: string): Promise<StoredConsignment | null> => {
  const [row] = await db.select().from(consignments).where(eq(consignments.invoice, invoice));
  return row === undefined ? null : toConsignment(row);
};

/** Locks a consignment until the transaction ends; `null` for an unknown id. Lock its order first, if it has one. */
export const lockConsignment = async (tx: Db, id: string): Promise<StoredConsignment | null> => {
  const [row] = await tx.select().from(consignments).where(eq(consignments.id, id)).for('update');
  return row === undefined ? null : toConsignment(row);
};

/** The consignments of an order, oldest first. */
export const consignmentsOf = async (db: Db, orderId: string): Promise<StoredConsignment[]> => {
  const rows = await db
    .select()
    .from(consignments)
    .where(eq(consignments.orderId, orderId))
    .orderBy(asc(consignments.createdAt), asc(consignments.id));
  return rows.map(toConsignment);
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
export const consignmentsOfOrders = async (
  db: Db,
  orderIds: readonly string[],
): Promise<StoredConsignment[]> => {
  const rows = await db
    .select()
    .from(consignments)
    .where(inArray(consignments.orderId, [...orderIds]))
    .orderBy(asc(consignments.createdAt), asc(consignments.id));
  return rows.map(toConsignment);
};

/** The consignments among the ids, in no particular order. */
export const findConsignments = async (db: Db, ids: readonly string[]): Promise<StoredConsignment[]> => {
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
): Promise<StoredConsignment | null> => {
  const [row] = await tx
    .select()
    .from(consignments)
    .where(and(eq(consignments.orderId, orderId), eq(consignments.requestKey, key)));
  return row === undefined ? null : toConsignment(row);
};

/** The newest consignment that was not cancelled of each order, if it has one; with one query for all. */
export const marksOf = (db: Db, orderIds: readonly string[]): Promise<ParcelMark[]> =>
  queryRows<ParcelMark>(
    db,
    sql`select distinct on (order_id) order_id as "orderId", courier, invoice, tracking_code as "trackingCode", stage
      from ${consignments}
      where order_id in (select json_array_elements_text(${JSON.stringify(orderIds)}::json)) and stage <> 'cancelled'
      order by order_id, created_at desc, id desc`,
  );
