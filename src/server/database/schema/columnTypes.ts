import { type SQL, sql } from 'drizzle-orm';
import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Column types and SQL that the tables' definitions share. */

/** A time with the millisecond precision of JavaScript, so that a cursor with a time finds its row. */
export const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

/** An amount in whole poisha. */
export const poisha = (name: string) => bigint(name, { mode: 'number' });

/** SQL for a list of words from the code, such as `'Pending', 'Confirmed'`. It escapes nothing: never for text from a user. */
export const textList = (words: readonly string[]): SQL =>
  sql.raw(words.map((word) => `'${word}'`).join(', '));
