import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type AdvanceEvent, type AdvanceState, payableAdvanceStates } from '#domain/cash/advance.ts';
import { fromPoisha, toPoisha } from '#domain/values/money.ts';
import type { ActorAt } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { orderAdvanceEvents, orderAdvances } from '../database/schema/schema.ts';

/** The SQL for advances and their history. */

type Row = typeof orderAdvances.$inferSelect;

/** An advance as it is stored, except that the amount is taka: a row has it in poisha. */
export type StoredAdvance = Row;

const toAdvance = ({ amount, ...row }: Row): StoredAdvance => ({ ...row, amount: fromPoisha(amount) });

/** Whether the customer has been sent to a payment page; one that the gateway refused to open does not count. */
export const isStarted = ({ sessionKey }: Pick<StoredAdvance, 'sessionKey'>): boolean => sessionKey !== null;

/** The values with which an advance begins. */
export type NewAdvance = Pick<StoredAdvance, 'id' | 'orderId' | 'orderNumber' | 'amount' | 'state'> &
  Partial<Pick<StoredAdvance, 'validationId' | 'bankTransactionId'>>;

/** Inserts an advance, and the first event of its history with this text. */
export const insertAdvance = async (
  tx: Db,
  { amount, ...values }: NewAdvance,
  text: string,
  { uid, name, at }: ActorAt,
): Promise<void> => {
  await tx
    .insert(orderAdvances)
    .values({ ...values, amount: toPoisha(amount), attempts: 0, askedAt: at, stateAt: at, revision: 1 });
  await tx.insert(orderAdvanceEvents).values({
    advanceId: values.id,
    position: 0,
    fromState: null,
    toState: values.state,
    text,
    at,
    byUid: uid,
    byName: name,
  });
};

/** A change of an advance, with the text for its history. Without `to` the state stays as it is. */
export interface AdvanceChange {
  readonly to?: AdvanceState;
  readonly text: string;
  readonly columns?: Partial<
    Pick<StoredAdvance, 'attempts' | 'sessionUrl' | 'startedAt' | 'validationId' | 'bankTransactionId'>
  >;
}

/** Changes an advance that the transaction has locked, and appends the event to its history. */
export const changeAdvance = async (
  tx: Db,
  { id, state: from, revision }: Pick<StoredAdvance, 'id' | 'state' | 'revision'>,
  { to = from, text, columns = {} }: AdvanceChange,
  { uid, name, at }: ActorAt,
): Promise<void> => {
  await tx
    .update(orderAdvances)
    .set({ ...columns, state: to, revision: revision + 1, ...(to === from ? {} : { stateAt: at }) })
    .where(eq(orderAdvances.id, id));
  await tx.insert(orderAdvanceEvents).values({
    advanceId: id,
    // `revision` is the number of earlier events, and positions begin at 0.
    position: revision,
    fromState: from,
    toState: to,
    text,
    at,
    byUid: uid,
    byName: name,
  });
};

/** Stores the payment page of an attempt, unless another attempt has begun meanwhile. */
export const storeSession = async (
  db: Db,
  { id, attempts }: Pick<StoredAdvance, 'id' | 'attempts'>,
  session: { readonly sessionKey: string; readonly sessionUrl: string },
): Promise<void> => {
  await db
    .update(orderAdvances)
    .set(session)
    .where(and(eq(orderAdvances.id, id), eq(orderAdvances.attempts, attempts)));
};

/** Stores when the shop last asked the gateway about the advance by itself: the time at which that round began. */
export const storeChecked = async (db: Db, id: string, at: Date): Promise<void> => {
  await db.update(orderAdvances).set({ checkedAt: at }).where(eq(orderAdvances.id, id));
};

/** Finds an advance; `null` for an unknown id. */
export const findAdvance = async (db: Db, id: string): Promise<StoredAdvance | null> => {
  const [row] = await db.select().from(orderAdvances).where(eq(orderAdvances.id, id));
  return row === undefined ? null : toAdvance(row);
};

/** Locks an advance until the transaction ends; `null` for an unknown id. Lock its order first, if it has one, as all do. */
export const lockAdvance = async (tx: Db, id: string): Promise<StoredAdvance | null> => {
  const [row] = await tx.select().from(orderAdvances).where(eq(orderAdvances.id, id)).for('update');
  return row === undefined ? null : toAdvance(row);
};

/** Whether any advance has a payment with this validation id. */
export const isPaymentStored = async (db: Db, validationId: string): Promise<boolean> =>
  (await db.$count(orderAdvances, eq(orderAdvances.validationId, validationId))) > 0;

/** The advances of several orders, oldest first. */
export const advancesOfOrders = async (db: Db, orderIds: readonly string[]): Promise<StoredAdvance[]> => {
  if (orderIds.length === 0) return [];
  const rows = await db
    .select()
    .from(orderAdvances)
    .where(inArray(orderAdvances.orderId, [...orderIds]))
    .orderBy(asc(orderAdvances.askedAt), asc(orderAdvances.id));
  return rows.map(toAdvance);
};

/** The advances of an order, oldest first. */
export const advancesOf = (db: Db, orderId: string): Promise<StoredAdvance[]> =>
  advancesOfOrders(db, [orderId]);

/** The history of each advance by its id, oldest event first. */
export const historiesOf = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly AdvanceEvent[]>> => {
  const histories = new Map<string, AdvanceEvent[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return histories;
  const rows = await db
    .select()
    .from(orderAdvanceEvents)
    .where(inArray(orderAdvanceEvents.advanceId, [...ids]))
    .orderBy(asc(orderAdvanceEvents.position));
  for (const { advanceId, fromState, toState, text, at, byName } of rows)
    histories.get(advanceId)?.push({ from: fromState, to: toState, text, at: at.toISOString(), by: byName });
  return histories;
};

const isPayable = inArray(orderAdvances.state, [...payableAdvanceStates]);

/** A round works on a limited number of advances: in a fixed order, those that fail each time would leave no place for the others. */
const inRandomOrder = sql`random()`;

/** Payable advances whose payment page was opened before that time, and about which the shop has not asked since. */
export const uncheckedAdvances = async (db: Db, before: Date, limit: number): Promise<StoredAdvance[]> => {
  const rows = await db
    .select()
    .from(orderAdvances)
    .where(
      and(
        isPayable,
        lt(orderAdvances.startedAt, before),
        or(isNull(orderAdvances.checkedAt), lt(orderAdvances.checkedAt, orderAdvances.startedAt)),
      ),
    )
    .orderBy(inRandomOrder)
    .limit(limit);
  return rows.map(toAdvance);
};

/**
 * Payable advances that were asked for before `askedBefore`, and whose payment page, if any, was opened before `startedBefore`. Without a
 * gateway that can be asked about the page, only those without one.
 */
export const overdueAdvances = async (
  db: Db,
  {
    askedBefore,
    startedBefore,
    hasGateway,
  }: { readonly askedBefore: Date; readonly startedBefore: Date; readonly hasGateway: boolean },
  limit: number,
): Promise<StoredAdvance[]> => {
  const rows = await db
    .select()
    .from(orderAdvances)
    .where(
      and(
        isPayable,
        lt(orderAdvances.askedAt, askedBefore),
        or(
          isNull(orderAdvances.startedAt),
          hasGateway ? lt(orderAdvances.startedAt, startedBefore) : undefined,
        ),
      ),
    )
    .orderBy(inRandomOrder)
    .limit(limit);
  return rows.map(toAdvance);
};
