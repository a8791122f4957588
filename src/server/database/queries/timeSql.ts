import { type SQL, sql } from 'drizzle-orm';

/** SQL that writes times. */

/** The timestamp as text, written as by `Date.toISOString`. */
export const isoText = (column: SQL): SQL<string> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The timestamp as Dhaka's clock shows it: six hours ahead of UTC, all year, so that no time zone table is needed. */
export const dhakaClock = (column: SQL): SQL => sql`(${column} at time zone 'UTC') + interval '6 hours'`;

/** The timestamp's day on Dhaka's clock, such as `2026-01-31`. */
export const dhakaDay = (column: SQL): SQL<string> => sql`to_char(${dhakaClock(column)}, 'YYYY-MM-DD')`;
