import { and, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { CourierNews } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import { deleteBatch } from '../database/queries/deleteBatch.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { courierEvents } from '../database/schema/schema.ts';
import type { ParcelNames } from './courierPorts.ts';

/** The SQL for the inbox, the events that couriers sent; takenEventsRepository.ts has the SQL by which they are worked. */

/** An event to store. */
interface NewCourierEvent {
  readonly id: string;
  readonly courier: CourierId;
  /** Identifies the event: a courier that sends it again sends the same key. */
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
  // An event about no parcel is kept, too, but never worked: it is not due, and `workKeptEvents` leaves it out. A new event is due at once,
  // by the default of `nextAt`.
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

/** The courier of an event and the names that the event has for its parcel; `null` for an unknown event. */
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

/** Days for which what couriers sent is kept (CR-5). */
export const eventDays = 30;

/** Deletes a batch of the events that arrived before the time `before`; returns their number. */
export const pruneCourierEvents = (db: Db, before: Date): Promise<number> =>
  deleteBatch(db, courierEvents, lt(courierEvents.receivedAt, before));

/** How many events wait to be worked, and how many failed. */
export const countCourierEvents = async (
  db: Db,
): Promise<{ readonly waiting: number; readonly failed: number }> => {
  const rows = await queryRows<{ state: string; count: string }>(
    db,
    sql`select state, count(*) as count from ${courierEvents} where state in ('new', 'failed') group by state`,
  );
  const countOf = (name: string) => Number(rows.find(({ state }) => state === name)?.count ?? 0);
  return { waiting: countOf('new'), failed: countOf('failed') };
};
