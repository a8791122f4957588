import { desc, inArray } from 'drizzle-orm';
import type { Booking } from '#domain/consignments/booking.ts';
import type { StoredConsignment } from '#domain/consignments/storedConsignment.ts';
import { findConsignments } from '../consignments/consignmentsRepository.ts';
import { bookingJob } from '../courierDesk/bookingJob.ts';
import type { Db } from '../database/database.ts';
import { consignmentEvents, outbox } from '../database/schema/schema.ts';

/** The SQL on what has become of bookings. */

/** The consignment as a booking; `said` is what its courier or the outbox says of it. */
export const toBooking = (
  { id, orderId, invoice, stage, trackingCode, fee }: StoredConsignment,
  said = '',
): Booking => ({ id, orderId, invoice, stage, trackingCode, fee, said });

/** The newest word of each consignment's history. */
const lastWords = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectDistinctOn([consignmentEvents.consignmentId], {
      id: consignmentEvents.consignmentId,
      word: consignmentEvents.word,
    })
    .from(consignmentEvents)
    .where(inArray(consignmentEvents.consignmentId, [...ids]))
    .orderBy(consignmentEvents.consignmentId, desc(consignmentEvents.position));
  return new Map(rows.map(({ id, word }) => [id, word]));
};

/** Why the last attempt of each consignment's job failed. */
const lastErrors = async (
  db: Db,
  waiting: readonly StoredConsignment[],
): Promise<ReadonlyMap<string, string>> => {
  const keys = new Map(waiting.map((consignment) => [bookingJob(consignment).key, consignment.id]));
  if (keys.size === 0) return new Map();
  const rows = await db
    .select({ key: outbox.key, lastError: outbox.lastError })
    .from(outbox)
    .where(inArray(outbox.key, [...keys.keys()]));
  return new Map(rows.map(({ key, lastError }) => [keys.get(key) ?? '', lastError]));
};

/** The bookings among the ids, in the order of the ids. */
export const readBookings = async (db: Db, ids: readonly string[]): Promise<Booking[]> => {
  const found = await findConsignments(db, ids);
  const words = await lastWords(db, ids);
  const errors = await lastErrors(
    db,
    found.filter(({ stage }) => stage === 'booking'),
  );
  const byId = new Map(found.map((consignment) => [consignment.id, consignment]));
  return ids.flatMap((id) => {
    const consignment = byId.get(id);
    return consignment === undefined ? [] : [toBooking(consignment, errors.get(id) ?? words.get(id) ?? '')];
  });
};
