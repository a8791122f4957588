import { and, eq, lt, not, or, type SQL } from 'drizzle-orm';
import { dayMs } from '#domain/values/dates.ts';
import type { PhoneScore } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import { deleteBatch } from '../database/queries/deleteBatch.ts';
import { phoneScores } from '../database/schema/schema.ts';

/** The SQL for what the courier that tells scores knows about phone numbers, of which each has one row (CR-10). */

type Row = typeof phoneScores.$inferSelect;

/** For how many milliseconds an answer counts. */
const answerCountsMs = dayMs;
/** For how many milliseconds a question without an answer keeps others from asking. */
const questionWaitsMs = 60 * 1000;
/** For how many milliseconds after the last question a row is kept. */
const rowIsKeptMs = 30 * dayMs;

/** Whether the courier was last asked about the number longer ago than this. */
const askedLongerAgoThan = (milliseconds: number, now: Date): SQL =>
  lt(phoneScores.askedAt, new Date(now.getTime() - milliseconds));

/** Reserves the question about a number, and tells whether that succeeded: not if an answer still counts, or another process is asking. */
export const claimQuestion = async (db: Db, mobileNumber: string, now: Date): Promise<boolean> => {
  const newQuestion = { askedAt: now, answered: false, delivered: null, cancelled: null, reports: null };
  const isAnswerOutdated = and(phoneScores.answered, askedLongerAgoThan(answerCountsMs, now));
  const isQuestionLost = and(not(phoneScores.answered), askedLongerAgoThan(questionWaitsMs, now));
  const rows = await db
    .insert(phoneScores)
    .values({ mobileNumber, ...newQuestion })
    .onConflictDoUpdate({
      target: phoneScores.mobileNumber,
      set: newQuestion,
      setWhere: or(isAnswerOutdated, isQuestionLost),
    })
    .returning({ mobileNumber: phoneScores.mobileNumber });
  return rows.length > 0;
};

/** Stores the courier's answer, which counts for a day. */
export const storeScore = async (db: Db, mobileNumber: string, score: PhoneScore): Promise<void> => {
  await db
    .update(phoneScores)
    .set({ ...score, answered: true })
    .where(eq(phoneScores.mobileNumber, mobileNumber));
};

/** The stored question about a number with its answer, if that has come; `null` if nobody has asked. */
export const findScore = async (db: Db, mobileNumber: string): Promise<Row | null> => {
  const [row] = await db.select().from(phoneScores).where(eq(phoneScores.mobileNumber, mobileNumber));
  return row ?? null;
};

/** Deletes a batch of the numbers about which nobody has asked for 30 days; returns how many. */
export const prunePhoneScores = (db: Db, now: Date): Promise<number> =>
  deleteBatch(db, phoneScores, askedLongerAgoThan(rowIsKeptMs, now));
