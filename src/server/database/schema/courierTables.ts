import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type CourierEventState, courierEventStates } from '#domain/consignments/courierEvent.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { JsonRecord } from '#domain/values/parse.ts';
import { instant, textList } from './columnTypes.ts';

const states = textList(courierEventStates);

/** The events that couriers sent by webhook, kept for 30 days (CR-5), as they were sent but without what names a person. */
export const courierEvents = pgTable(
  'courier_events',
  {
    id: text().primaryKey(),
    courier: text().$type<CourierId>().notNull(),
    /** Identifies the event: a courier that sends it again sends the same key, and it is not stored twice. */
    key: text().notNull(),
    type: text().notNull(),
    /** The body, with the customer's data masked. */
    text: text().notNull(),
    /** What the event says about a parcel; null if it is about none. */
    news: jsonb().$type<JsonRecord>(),
    /** The parcel by the courier's id for it, else by its invoice, else the event's key. */
    parcel: text().notNull(),
    /** Empty if the event names none. */
    invoice: text().notNull(),
    receivedAt: instant('received_at').notNull().default(sql`now()`),
    /** When it happened, as the courier says; null if it sent no time. */
    saidAt: instant('said_at'),
    state: text().$type<CourierEventState>().notNull(),
    attempts: integer().notNull().default(0),
    /** How often a process took the event: one that took it earlier may no longer store a result. */
    leases: integer().notNull().default(0),
    /** When the shop works on the event, or tries again; null for never by itself. */
    nextAt: instant('next_at').default(sql`now()`),
    leaseUntil: instant('lease_until'),
    lastError: text('last_error').notNull().default(''),
    /** What became of the event, in one word; empty until it is worked. */
    outcome: text().notNull().default(''),
  },
  (table) => [
    check('courier_events_state', sql`${table.state} in (${states})`),
    uniqueIndex('courier_events_key').on(table.courier, table.key),
    // Kept events are due too: they are tried a few times more, since a booking may be about to be stored (`courierEventsWorker.ts`).
    index('courier_events_due').on(table.nextAt).where(sql`${table.state} in ('new', 'kept')`),
    index('courier_events_leased').on(table.leaseUntil).where(sql`${table.leaseUntil} is not null`),
    index('courier_events_state_count').on(table.state).where(sql`${table.state} in ('new', 'failed')`),
    index('courier_events_parcel').on(table.courier, table.parcel),
    index('courier_events_invoice').on(table.courier, table.invoice).where(sql`${table.state} = 'kept'`),
    index('courier_events_received').on(table.receivedAt),
    index('courier_events_newest').on(table.courier, table.receivedAt),
  ],
);

/** How the last calls to each courier went, seen by all processes (CR-6). */
export const courierCalls = pgTable('courier_calls', {
  courier: text().$type<CourierId>().primaryKey(),
  lastCallAt: instant('last_call_at').notNull().default(sql`now()`),
  /** Failed calls since the last one that succeeded. */
  failures: integer().notNull(),
  /** Why the last failed call failed; stays when calls succeed again. */
  lastError: text('last_error').notNull(),
  lastFailureAt: instant('last_failure_at'),
  /** Taka that the courier holds for the shop; null until it was asked. */
  balance: doublePrecision(),
  balanceAt: instant('balance_at'),
});
