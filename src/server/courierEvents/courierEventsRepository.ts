import { and, eq, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { CourierEventState, NewsOutcome } from '#domain/consignments/courierEvent.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { CourierNews } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import type { DatabaseTime } from '../database/queries/databaseTime.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { transaction } from '../database/queries/transaction.ts';
import { courierEvents } from '../database/schema/schema.ts';

/** The SQL on what couriers sent. */

/** An event to store. */
export interface NewCourierEvent {
  readonly id: string;
  readonly courier: CourierId;
  readonly key: string;
  readonly type: string;
  readonly text: string;
  readonly news: CourierNews | null;
  readonly parcel: string;
  readonly invoice: string;
  readonly saidAt: Date | null;
}

/** Stores the event; false when it is stored already. */
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
  readonly leases: number;
}

interface TakeOptions {
  readonly limit: number;
  readonly leaseSeconds: number;
  readonly time: DatabaseTime;
}

type Row = typeof courierEvents.$inferSelect;

/** The courier's own time, or when it arrived. */
const inTime = (one: Row, other: Row): number =>
  (one.saidAt ?? one.receivedAt).getTime() - (other.saidAt ?? other.receivedAt).getTime() ||
  one.receivedAt.getTime() - other.receivedAt.getTime() ||
  (one.id < other.id ? -1 : 1);

/**
 * Events that are due, by the courier's own time; none while another process has some. An event waits for an earlier one of its
 * parcel that is to be tried again.
 */
export const takeEvents = async (
  db: Db,
  { limit, leaseSeconds, time }: TakeOptions,
): Promise<TakenEvent[]> => {
  const rows = await transaction(db, async (tx) => {
    const [lock] = await queryRows<{ locked: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(hashtext('shop courier events')) as locked`,
    );
    if (lock?.locked !== true) return [];
    const [other] = await tx
      .select({ id: courierEvents.id })
      .from(courierEvents)
      .where(sql`${courierEvents.leaseUntil} > ${time()}`)
      .limit(1);
    if (other !== undefined) return [];
    const due = sql`select id from ${courierEvents} as due
      where state in ('new', 'kept') and news is not null and next_at <= ${time()}
        and not exists (
          select from ${courierEvents} as earlier
          where earlier.courier = due.courier and earlier.parcel = due.parcel and earlier.state = 'new'
            and earlier.next_at > ${time()}
            and coalesce(earlier.said_at, earlier.received_at) <= coalesce(due.said_at, due.received_at)
            and earlier.id <> due.id
        )
      order by coalesce(said_at, received_at), received_at limit ${limit} for update skip locked`;
    return tx
      .update(courierEvents)
      .set({
        attempts: sql`${courierEvents.attempts} + 1`,
        leases: sql`${courierEvents.leases} + 1`,
        leaseUntil: sql`${time()} + make_interval(secs => ${leaseSeconds})`,
      })
      .where(sql`${courierEvents.id} in (${due})`)
      .returning();
  });
  return rows.toSorted(inTime).map((row) => ({ ...row, news: row.news as unknown as CourierNews }));
};

/** What became of an event. */
export interface EventEnd {
  readonly state: CourierEventState;
  readonly outcome: NewsOutcome | 'asked' | '';
  readonly error: string;
  /** Seconds until it is worked again; `null` for never by itself. */
  readonly waitSeconds: number | null;
}

/** Stores what became of the event; false when another process has taken it in the meantime. */
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

/** Gives back events that this process has taken and not worked. */
export const returnEvents = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .update(courierEvents)
    .set({ leaseUntil: null, attempts: sql`${courierEvents.attempts} - 1` })
    .where(inArray(courierEvents.id, [...ids]));
};

/** The names of a parcel, by which its events are found. */
export interface ParcelNames {
  readonly courier: CourierId;
  readonly invoice: string;
  readonly courierReference: string | null;
}

/**
 * Has the events worked again that came before the shop knew their parcel: to be called in the transaction that stores a booking.
 * Returns their number.
 */
export const workKeptEvents = async (
  tx: Db,
  { courier, invoice, courierReference }: ParcelNames,
): Promise<number> => {
  const kept = await tx
    .update(courierEvents)
    .set({ state: 'new', attempts: 0, nextAt: sql`now()` })
    .where(
      and(
        eq(courierEvents.courier, courier),
        eq(courierEvents.state, 'kept'),
        isNotNull(courierEvents.news),
        or(
          eq(courierEvents.invoice, invoice),
          courierReference === null ? undefined : eq(courierEvents.parcel, courierReference),
        ),
      ),
    )
    .returning({ id: courierEvents.id });
  return kept.length;
};

/** Keeps a worked event of a parcel that the shop does not know, until the shop books the parcel. */
export const keepEvent = async (tx: Db, id: string): Promise<void> => {
  await tx
    .update(courierEvents)
    .set({ state: 'kept', outcome: 'kept', nextAt: null })
    .where(eq(courierEvents.id, id));
};

/** Marks the kept events of a parcel as worked, since a person has seen them; returns their number, 0 when there are none. */
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

/** What a courier calls the parcel of an event; `null` for an unknown id. */
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

/** Deletes the events from before that time; returns their number. */
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
