import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** Types of columns. */

/** A time with the millisecond precision of JavaScript, so that a cursor with a time finds its row. */
export const instant = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

/** An amount in whole poisha. */
export const poisha = (name: string) => bigint(name, { mode: 'number' });
