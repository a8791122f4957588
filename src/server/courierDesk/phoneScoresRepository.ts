import { and, eq, lt, not, or, type SQL } from 'drizzle-orm';
import type { PhoneScore } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import { phoneScores } from '../database/schema/schema.ts';

/** The SQL for what couriers know about phone numbers (CR-10). */

type Row = typeof phoneScores.$inferSelect;

/** In milliseconds. */
export const scoreTimes = {
  /** How long an answer counts. */
  answer: 24 * 60 * 60 * 1000,
  /** How long a question without an answer keeps others from asking. */
  question: 60 * 1000,
  /** After this time a row is deleted. */
  kept: 30 * 24 * 60 * 60 * 1000,
} as const;

const before = (now: Date, milliseconds: number): SQL =>
  lt(phoneScores.askedAt, new Date(now.getTime() - milliseconds));

/** Reserves the question about a number, and tells whether that succeeded: not if an answer still counts, or another process is asking. */
export const claimQuestion = async (db: Db, mobileNumber: string, now: Date): Promise<boolean> => {
  await db.delete(phoneScores).where(before(now, scoreTimes.kept));
  const asked = { askedAt: now, answered: false, delivered: null, cancelled: null, reports: null };
  const rows = await db
    .insert(phoneScores)
    .values({ mobileNumber, ...asked })
    .onConflictDoUpdate({
      target: phoneScores.mobileNumber,
      set: asked,
      setWhere: or(
        and(phoneScores.answered, before(now, scoreTimes.answer)),
        and(not(phoneScores.answered), before(now, scoreTimes.question)),
      ),
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

export const findScore = async (db: Db, mobileNumber: string): Promise<Row | undefined> => {
  const [row] = await db.select().from(phoneScores).where(eq(phoneScores.mobileNumber, mobileNumber));
  return row;
};
