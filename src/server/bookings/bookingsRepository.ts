import { and, desc, inArray, sql } from 'drizzle-orm';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { bookingJob } from '../courierDesk/bookingJob.ts';
import type { Db } from '../database/database.ts';
import { consignmentEvents, outbox } from '../database/schema/schema.ts';

/** The SQL for what has become of bookings. */

/** The word of the last change of stage of each consignment, by its id; events that keep the stage say nothing about its booking. */
export const lastWords = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectDistinctOn([consignmentEvents.consignmentId], {
      id: consignmentEvents.consignmentId,
      word: consignmentEvents.word,
    })
    .from(consignmentEvents)
    .where(
      and(
        inArray(consignmentEvents.consignmentId, [...ids]),
        // Not `<>`, which is null for the first event.
        sql`${consignmentEvents.fromStage} is distinct from ${consignmentEvents.toStage}`,
      ),
    )
    .orderBy(consignmentEvents.consignmentId, desc(consignmentEvents.position));
  return new Map(rows.map(({ id, word }) => [id, word]));
};

/** Why the last attempt of the job that books each consignment failed, by the consignment's id; '' if none has failed. */
export const lastErrors = async (
  db: Db,
  waiting: readonly Consignment[],
): Promise<ReadonlyMap<string, string>> => {
  const idsByJobKey = new Map(waiting.map((consignment) => [bookingJob(consignment).key, consignment.id]));
  if (idsByJobKey.size === 0) return new Map();
  const rows = await db
    .select({ key: outbox.key, lastError: outbox.lastError })
    .from(outbox)
    .where(inArray(outbox.key, [...idsByJobKey.keys()]));
  // Only jobs with these keys were asked for: the '' is for the type alone.
  return new Map(rows.map(({ key, lastError }) => [idsByJobKey.get(key) ?? '', lastError]));
};
