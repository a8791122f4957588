import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { type JobState, jobStates } from '#domain/staff/job.ts';
import type { JsonRecord } from '#domain/values/parse.ts';
import { instant, textList } from './columnTypes.ts';

const states = textList(jobStates);

/**
 * The jobs that the shop has to do outside of itself (ADR 0125). No foreign key: a job outlives its order. Times are by the
 * database's clock, since several processes compare them.
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
    /** Names what caused the job, so that one cause stores it once. */
    key: text().notNull().unique(),
    /** What the job is about, for admins. */
    label: text().notNull(),
    payload: jsonb().$type<JsonRecord>().notNull(),
    orderId: text('order_id'),
    state: text().$type<JobState>().notNull().default('waiting'),
    /** Attempts since the job was stored, or since an admin last tried it again. */
    attempts: integer().notNull().default(0),
    /** How often a process took the job: one that took it earlier may no longer store a result. */
    leases: integer().notNull().default(0),
    /** Whether the process ended during an attempt, so that nobody knows what that attempt did. */
    interrupted: boolean().notNull().default(false),
    nextAt: instant('next_at').notNull().default(sql`now()`),
    /** Until when the job belongs to the process that took it; afterwards another process may take it. */
    leaseUntil: instant('lease_until'),
    lastError: text('last_error').notNull().default(''),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    /** When the job was done or given up. */
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
