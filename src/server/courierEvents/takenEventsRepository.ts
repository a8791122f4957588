import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { CourierEventState, NewsOutcome } from '#domain/consignments/courierEvent.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { CourierNews } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import type { DatabaseTime } from '../database/queries/databaseTime.ts';
import { tryLockByName } from '../database/queries/lockFor.ts';
import { transaction } from '../database/queries/transaction.ts';
import { courierEvents } from '../database/schema/schema.ts';

/**
 * The SQL by which a process takes events of the inbox and stores what became of them. Only one process works at a time: it takes
 * some events for a while, the lease, and until it has ended them or the lease is over, no other process takes any.
 */

/** An event that this process has taken. */
export interface TakenEvent {
  readonly id: string;
  readonly courier: CourierId;
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
  /** The clock of the leases; tests set another one. */
  readonly time: DatabaseTime;
}

type Row = typeof courierEvents.$inferSelect;

/** The time by which events are ordered: the courier's own, else the time of their arrival. */
const timeOf = ({ saidAt, receivedAt }: Row): number => (saidAt ?? receivedAt).getTime();

/** Orders events by `timeOf`, equal ones by their arrival, and then in any fixed sequence. */
const byTime = (one: Row, other: Row): number =>
  timeOf(one) - timeOf(other) ||
  one.receivedAt.getTime() - other.receivedAt.getTime() ||
  (one.id < other.id ? -1 : 1);

/** Whether some process has events that it took before and whose lease has not ended. */
const areEventsTaken = async (tx: Db, time: DatabaseTime): Promise<boolean> => {
  const [taken] = await tx
    .select({ id: courierEvents.id })
    .from(courierEvents)
    .where(sql`${courierEvents.leaseUntil} > ${time()}`)
    .limit(1);
  return taken !== undefined;
};

/** The ids of the events to work now, earliest first: new ones, and kept ones, whose parcel the shop may know by now. */
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
    // Keeps other processes from taking events until this transaction ends.
    const isAlone = await tryLockByName(tx, 'shop courier events');
    if (!isAlone || (await areEventsTaken(tx, time))) return [];
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
  // An update returns its rows in any order. `dueEvents` takes only events with news, which `insertCourierEvent` has stored as JSON.
  return rows.toSorted(byTime).map((row) => ({ ...row, news: row.news as unknown as CourierNews }));
};

/** What became of an event. */
export interface EventEnd {
  readonly state: CourierEventState;
  /** `asked`: the event only says that there is news, about which a job asks the courier. '' for an event that could not be worked. */
  readonly outcome: NewsOutcome | 'asked' | '';
  /** Why it could not be worked; '' otherwise. */
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

/** Gives back events that this process has taken but not worked; leaves those that another process has taken meanwhile. */
export const returnEvents = async (
  db: Db,
  events: readonly Pick<TakenEvent, 'id' | 'leases'>[],
): Promise<void> => {
  if (events.length === 0) return;
  const ownEventConditions = events.map(({ id, leases }) =>
    and(eq(courierEvents.id, id), eq(courierEvents.leases, leases)),
  );
  await db
    .update(courierEvents)
    .set({ leaseUntil: null, attempts: sql`${courierEvents.attempts} - 1` })
    .where(or(...ownEventConditions));
};
