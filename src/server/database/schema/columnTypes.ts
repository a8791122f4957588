import { type SQL, sql } from 'drizzle-orm';
import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** What the tables' definitions share. */

/** A time with the millisecond precision of JavaScript, so that a cursor with a time finds its row. */
export const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

/** An amount in whole poisha. */
export const poisha = (name: string) => bigint(name, { mode: 'number' });

/** Words of the code, such as statuses, as the SQL text `'Pending', 'Confirmed'`. Never for text of a user. */
export const textList = (words: readonly string[]): SQL =>
  sql.raw(words.map((word) => `'${word}'`).join(', '));
