import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type JobState, jobStates } from '#domain/staff/job.ts';
import type { JsonRecord } from '#domain/values/parse.ts';
import { instant, textList } from './columnTypes.ts';

const states = textList(jobStates);

/**
 * What the shop has to do outside of itself (ADR 0125). No foreign key: a job outlives its order. Times are the database's, since
 * several processes read the leases.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    /** Jobs that are due at the same time are taken in the order in which they were stored. */
    sequence: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Jobs of one lane, such as a courier, are worked one after the other. */
    lane: text().notNull(),
    /** Names the act, so that it is stored once. */
    key: text().notNull().unique(),
    /** What it is about, for admins. */
    label: text().notNull(),
    payload: jsonb().$type<JsonRecord>().notNull(),
    orderId: text('order_id'),
    state: text().$type<JobState>().notNull().default('waiting'),
    /** Attempts since it was stored, or since an admin tried it again. */
    attempts: integer().notNull().default(0),
    /** How often it was taken: who took it earlier may no longer store what became of it. */
    leases: integer().notNull().default(0),
    /** Whether an attempt ended with its process, so that nobody knows what it did. */
    interrupted: boolean().notNull().default(false),
    nextAt: instant('next_at').notNull().default(sql`now()`),
    leaseUntil: instant('lease_until'),
    lastError: text('last_error').notNull().default(''),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    /** When it was done or given up. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    check('outbox_state', sql`${table.state} in (${states})`),
    index('outbox_due').on(table.nextAt, table.sequence).where(sql`${table.state} in ('waiting', 'working')`),
    index('outbox_lanes').on(table.lane).where(sql`${table.state} = 'working'`),
    index('outbox_open').on(table.sequence).where(sql`${table.state} in ('waiting', 'working', 'stuck')`),
    index('outbox_ended').on(table.endedAt).where(sql`${table.endedAt} is not null`),
  ],
);
