import { and, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { CourierEventState, NewsOutcome } from '#domain/consignments/courierEvent.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { CourierNews } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import type { DatabaseTime } from '../database/queries/databaseTime.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { transaction } from '../database/queries/transaction.ts';
import { courierEvents } from '../database/schema/schema.ts';

/** The SQL for the inbox: the events that couriers sent. */

/** An event to store. */
export interface NewCourierEvent {
  readonly id: string;
  readonly courier: CourierId;
  /** The same when the courier sends the event again. */
  readonly key: string;
  readonly type: string;
  /** The body, with personal data masked. */
  readonly text: string;
  /** `null` for an event that says nothing about a parcel. */
  readonly news: CourierNews | null;
  /** The courier's own number of the parcel, else the invoice, else the event's key. */
  readonly parcel: string;
  /** '' if the event has none. */
  readonly invoice: string;
  /** The courier's own time; `null` if it sent none. */
  readonly saidAt: Date | null;
}

/** Stores the event; returns false when an event with its key is stored already. */
export const insertCourierEvent = async (db: Db, event: NewCourierEvent): Promise<boolean> => {
  const newsColumns =
    event.news === null
      ? ({ news: null, state: 'kept', outcome: 'noParcel', nextAt: null } as const)
      : ({ news: { ...event.news }, state: 'new' } as const);
  const inserted = await db
    .insert(courierEvents)
    .values({ ...event, ...newsColumns })
    .onConflictDoNothing({ target: [courierEvents.courier, courierEvents.key] })
    .returning({ id: courierEvents.id });
  return inserted.length > 0;
};

/** An event that this process has taken. */
export interface TakenEvent {
  readonly id: string;
  readonly courier: CourierId;
  readonly type: string;
  readonly parcel: string;
  readonly news: CourierNews;
  readonly receivedAt: Date;
  readonly attempts: number;
  /** How often a process has taken the event: only the last one may store what became of it. */
  readonly leases: number;
}

interface TakeOptions {
  readonly limit: number;
  readonly leaseSeconds: number;
  readonly time: DatabaseTime;
}

type Row = typeof courierEvents.$inferSelect;

/** The time by which events are ordered: the courier's own, or if it sent none that of the arrival. */
const timeOf = ({ saidAt, receivedAt }: Row): number => (saidAt ?? receivedAt).getTime();

/** Orders events by that time, equal ones by their arrival, and then in any fixed sequence. */
const byTime = (one: Row, other: Row): number =>
  timeOf(one) - timeOf(other) ||
  one.receivedAt.getTime() - other.receivedAt.getTime() ||
  (one.id < other.id ? -1 : 1);

/** Whether no other process is taking events at this moment; until the transaction ends, none can begin. */
const lockTaking = async (tx: Db): Promise<boolean> => {
  const [lock] = await queryRows<{ locked: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtext('shop courier events')) as locked`,
  );
  return lock?.locked === true;
};

/** Whether some process has events that it took before and whose lease has not ended. */
const areEventsTaken = async (tx: Db, time: DatabaseTime): Promise<boolean> => {
  const [taken] = await tx
    .select({ id: courierEvents.id })
    .from(courierEvents)
    .where(sql`${courierEvents.leaseUntil} > ${time()}`)
    .limit(1);
  return taken !== undefined;
};

/** The ids of the events to work now, earliest first. */
const dueEvents = (limit: number, time: DatabaseTime): SQL => {
  const waitsForEarlier = sql`exists (
    select from ${courierEvents} as earlier
    where earlier.courier = due.courier and earlier.parcel = due.parcel and earlier.state = 'new'
      and earlier.next_at > ${time()}
      and coalesce(earlier.said_at, earlier.received_at) <= coalesce(due.said_at, due.received_at)
      and earlier.id <> due.id
  )`;
  return sql`select id from ${courierEvents} as due
    where state in ('new', 'kept') and news is not null and next_at <= ${time()} and not ${waitsForEarlier}
    order by coalesce(said_at, received_at), received_at limit ${limit} for update skip locked`;
};

/**
 * Takes events that are due, in the order of the courier's own time; none while another process has some. An event waits while an
 * earlier one of its parcel is to be tried again. What this process does not end within the lease may be taken again.
 */
export const takeEvents = async (
  db: Db,
  { limit, leaseSeconds, time }: TakeOptions,
): Promise<TakenEvent[]> => {
  const rows = await transaction(db, async (tx) => {
    if (!(await lockTaking(tx)) || (await areEventsTaken(tx, time))) return [];
    return tx
      .update(courierEvents)
      .set({
        attempts: sql`${courierEvents.attempts} + 1`,
        leases: sql`${courierEvents.leases} + 1`,
        leaseUntil: sql`${time()} + make_interval(secs => ${leaseSeconds})`,
      })
      .where(sql`${courierEvents.id} in (${dueEvents(limit, time)})`)
      .returning();
  });
  return rows.toSorted(byTime).map((row) => ({ ...row, news: row.news as unknown as CourierNews }));
};

/** What became of an event. */
export interface EventEnd {
  readonly state: CourierEventState;
  readonly outcome: NewsOutcome | 'asked' | '';
  readonly error: string;
  /** Seconds until it is worked again; `null` for never by itself. */
  readonly waitSeconds: number | null;
}

/** Stores what became of the event; returns false when another process has taken it meanwhile. */
export const endEvent = async (
  tx: Db,
  { id, leases }: Pick<TakenEvent, 'id' | 'leases'>,
  { state, outcome, error, waitSeconds }: EventEnd,
  time: DatabaseTime,
): Promise<boolean> => {
  const nextAt: SQL =
    waitSeconds === null ? sql`null` : sql`${time()} + make_interval(secs => ${waitSeconds})`;
  const ended = await tx
    .update(courierEvents)
    .set({ state, outcome, lastError: error, leaseUntil: null, nextAt })
    .where(and(eq(courierEvents.id, id), eq(courierEvents.leases, leases)))
    .returning({ id: courierEvents.id });
  return ended.length > 0;
};

/** Gives back events that this process has taken but not worked. */
export const returnEvents = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .update(courierEvents)
    .set({ leaseUntil: null, attempts: sql`${courierEvents.attempts} - 1` })
    .where(inArray(courierEvents.id, [...ids]));
};

/** The names by which the events of a parcel are found. */
export interface ParcelNames {
  readonly courier: CourierId;
  readonly invoice: string;
  readonly courierReference: string | null;
}

/**
 * Marks the events that came before the shop knew their parcel as new, so that they are worked again; returns their number. Call it
 * in the transaction that stores a booking.
 */
export const workKeptEvents = async (
  tx: Db,
  { courier, invoice, courierReference }: ParcelNames,
): Promise<number> => {
  const isOfParcel = or(
    eq(courierEvents.invoice, invoice),
    courierReference === null ? undefined : eq(courierEvents.parcel, courierReference),
  );
  const reopened = await tx
    .update(courierEvents)
    .set({ state: 'new', attempts: 0, nextAt: sql`now()` })
    .where(
      and(
        eq(courierEvents.courier, courier),
        eq(courierEvents.state, 'kept'),
        isNotNull(courierEvents.news),
        isOfParcel,
      ),
    )
    .returning({ id: courierEvents.id });
  return reopened.length;
};

/** Marks a worked event as kept: it is about a parcel that the shop does not know, and waits until the shop books it. */
export const keepEvent = async (tx: Db, id: string): Promise<void> => {
  await tx
    .update(courierEvents)
    .set({ state: 'kept', outcome: 'kept', nextAt: null })
    .where(eq(courierEvents.id, id));
};

/** Marks the kept events of a parcel as worked, because a person has noted them; returns their number. */
export const noteKeptEvents = async (
  tx: Db,
  event: Pick<typeof courierEvents.$inferSelect, 'courier' | 'parcel'>,
): Promise<number> => {
  const noted = await tx
    .update(courierEvents)
    .set({ state: 'worked', outcome: 'noted', nextAt: null })
    .where(
      and(
        eq(courierEvents.courier, event.courier),
        eq(courierEvents.parcel, event.parcel),
        eq(courierEvents.state, 'kept'),
      ),
    )
    .returning({ id: courierEvents.id });
  return noted.length;
};

/** How a courier names the parcel of an event; `null` for an unknown event. */
export const parcelNameOf = async (
  tx: Db,
  id: string,
): Promise<Pick<typeof courierEvents.$inferSelect, 'courier' | 'parcel' | 'invoice'> | null> => {
  const [event] = await tx
    .select({ courier: courierEvents.courier, parcel: courierEvents.parcel, invoice: courierEvents.invoice })
    .from(courierEvents)
    .where(eq(courierEvents.id, id));
  return event ?? null;
};

/** Deletes the events that arrived before that time; returns their number. */
export const pruneCourierEvents = async (db: Db, before: Date): Promise<number> => {
  const deleted = await db
    .delete(courierEvents)
    .where(lt(courierEvents.receivedAt, before))
    .returning({ id: courierEvents.id });
  return deleted.length;
};

/** How many events wait to be worked, and how many failed. */
export const countCourierEvents = async (
  db: Db,
): Promise<{ readonly waiting: number; readonly failed: number }> => {
  const rows = await queryRows<{ state: string; count: string | number }>(
    db,
    sql`select state, count(*) as count from ${courierEvents} where state in ('new', 'failed') group by state`,
  );
  const countOf = (name: string) => Number(rows.find(({ state }) => state === name)?.count ?? 0);
  return { waiting: countOf('new'), failed: countOf('failed') };
};
