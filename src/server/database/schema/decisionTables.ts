import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type DecisionKind, decisionKinds } from '#domain/consignments/decision.ts';
import type { JsonRecord } from '#domain/values/parse.ts';
import { instant, textList } from './columnTypes.ts';
import { consignments } from './consignmentTables.ts';

const kinds = textList(decisionKinds);

/** What a courier's word left for a person to decide (CR-8). */
export const parcelDecisions = pgTable(
  'parcel_decisions',
  {
    id: text().primaryKey(),
    kind: text().$type<DecisionKind>().notNull(),
    consignmentId: text('consignment_id')
      .notNull()
      .references(() => consignments.id),
    /** The courier's own word; only staff see it. */
    word: text().notNull(),
    /** When it happened, as the courier says. */
    at: instant('at').notNull(),
    /** Until when a person can still change the outcome; null if that is not known. */
    until: instant('until'),
    /**
     * For the kind `takenBack`, the stage and the collected amount that the courier tells now; for `moveRefused`, the event that the order
     * refused, its status and the reason. Empty for other kinds.
     */
    details: jsonb().$type<JsonRecord>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null while the decision is open. */
    decidedAt: instant('decided_at'),
    /** Null also for a decision that later events have settled without a person. */
    decidedByUid: text('decided_by_uid'),
    decidedBy: text('decided_by'),
    /** What was decided, in one word; `settled` if no person did. */
    choice: text(),
    note: text().notNull().default(''),
  },
  (table) => [
    check('parcel_decisions_kind', sql`${table.kind} in (${kinds})`),
    uniqueIndex('parcel_decisions_open')
      .on(table.consignmentId, table.kind)
      .where(sql`${table.decidedAt} is null`),
    index('parcel_decisions_parcel').on(table.consignmentId, table.kind),
    index('parcel_decisions_newest').on(table.createdAt, table.id).where(sql`${table.decidedAt} is null`),
  ],
);

/** The lines of an order that came back, or are on their way back, after a partial delivery (CR-8); the order stays as it was placed. */
export const returnedLines = pgTable(
  'returned_lines',
  {
    consignmentId: text('consignment_id')
      .notNull()
      .references(() => consignments.id),
    /** The position of the line in its order. */
    line: integer().notNull(),
    quantity: integer().notNull(),
    notedAt: instant('noted_at').notNull(),
    notedByUid: text('noted_by_uid').notNull(),
    notedBy: text('noted_by').notNull(),
    /** How many of the pieces staff have received; if the product is counted, these are in stock again. */
    received: integer().notNull().default(0),
    /** When the last of these arrived; null before the first. */
    receivedAt: instant('received_at'),
    receivedBy: text('received_by'),
  },
  (table) => [
    primaryKey({ columns: [table.consignmentId, table.line] }),
    check('returned_lines_quantity', sql`${table.quantity} > 0`),
    check('returned_lines_received', sql`${table.received} between 0 and ${table.quantity}`),
  ],
);

/** What a courier knows about a phone number; the shop asks at most once a day (CR-10). */
export const phoneScores = pgTable('phone_scores', {
  mobileNumber: text('mobile_number').primaryKey(),
  askedAt: instant('asked_at').notNull(),
  /** Whether the courier has answered; while it has not, no other process asks for a minute. */
  answered: boolean().notNull(),
  /** `delivered` and `cancelled` are per cent of the number's finished parcels; null if none has finished. */
  delivered: integer(),
  cancelled: integer(),
  /** How often merchants have reported the number; null if the courier does not say. */
  reports: integer(),
});
