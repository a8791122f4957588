import { type SQL, sql } from 'drizzle-orm';
import { bigint, text, timestamp } from 'drizzle-orm/pg-core';

/** Columns, their types and SQL that the tables' definitions share. */

/** A time with the millisecond precision of JavaScript, so that a cursor with a time finds its row. */
export const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

/** An amount in whole poisha. */
export const poisha = (name: string) => bigint(name, { mode: 'number' });

/** Who did what a row says: the uid of the account, and its name at that time. */
export const actor = {
  byUid: text('by_uid').notNull(),
  byName: text('by_name').notNull(),
};

/** SQL for a list of words from the code, such as `'Pending', 'Confirmed'`. It escapes nothing: never for text from a user. */
export const textList = (words: readonly string[]): SQL =>
  sql.raw(words.map((word) => `'${word}'`).join(', '));
