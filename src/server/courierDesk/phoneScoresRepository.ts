import { and, eq, lt, not, or, type SQL } from 'drizzle-orm';
import type { PhoneScore } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import { phoneScores } from '../database/schema/schema.ts';

/** The SQL on what couriers know of phone numbers (CR-10). */

type Row = typeof phoneScores.$inferSelect;

/** Milliseconds for which an answer counts, for which no second question is asked without one, and after which a row goes. */
export const scoreTimes = {
  answer: 24 * 60 * 60 * 1000,
  question: 60 * 1000,
  kept: 30 * 24 * 60 * 60 * 1000,
} as const;

const before = (now: Date, milliseconds: number): SQL =>
  lt(phoneScores.askedAt, new Date(now.getTime() - milliseconds));

/** Whether the courier may be asked for the number now; then nobody else may before the answer, or for a minute. */
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

/** Keeps the courier's answer for a day. */
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
