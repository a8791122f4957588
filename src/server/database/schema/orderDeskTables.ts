import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type AnnouncementKind, announcementKinds } from '#domain/orders/orderAnnouncement.ts';
import { type OrderNoteKind, orderNoteKinds } from '#domain/orders/orderNote.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { actor, instant, textList } from './columnTypes.ts';
import { orders } from './orderTables.ts';

/** The tables of staff's other work on orders (notes, orders in hand, prints, blocked phones), and of what is announced to staff. */

const noteKinds = textList(orderNoteKinds);

/** Calls and notes of staff on orders, append-only (MD-4). */
export const orderNotes = pgTable(
  'order_notes',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 0, without a gap. */
    position: integer().notNull(),
    kind: text().$type<OrderNoteKind>().notNull(),
    text: text().notNull(),
    callBackAt: instant('call_back_at'),
    ...actor,
    at: instant('at').notNull(),
    /** The idempotency key of the request. */
    requestKey: text('request_key'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    uniqueIndex('order_notes_request').on(table.orderId, table.requestKey),
    check('order_notes_kind', sql`${table.kind} in (${noteKinds})`),
    check('order_notes_call_back', sql`(${table.kind} = 'callBack') = (${table.callBackAt} is not null)`),
  ],
);

/** Orders that a member of staff has open (DK-15). A row that was last renewed longer than `inHandLasts` ago counts no more. */
export const ordersInHand = pgTable('orders_in_hand', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  ...actor,
  since: instant('since').notNull(),
  renewedAt: instant('renewed_at').notNull(),
});

/** Orders that staff print together (MD-18), until they are 90 days old. */
export const printBatches = pgTable(
  'print_batches',
  {
    id: text().primaryKey(),
    /** In the sequence of the papers, each with its name at that time. No foreign key: a batch also names orders deleted since. */
    orders: jsonb().$type<{ id: string; name: string }[]>().notNull(),
    ...actor,
    at: instant('at').notNull(),
  },
  (table) => [index('print_batches_at').on(table.at)],
);

/** Phone numbers whose orders carry a warning (MD-3), in the national form. */
export const blockedPhones = pgTable(
  'blocked_phones',
  {
    mobileNumber: text('mobile_number').primaryKey(),
    id: text().notNull().unique(),
    reason: text().notNull(),
    ...actor,
    at: instant('at').notNull(),
  },
  (table) => [index('blocked_phones_newest').on(table.at, table.id)],
);

const announcementKindList = textList(announcementKinds);

/**
 * What was announced to staff (MD-9), numbered in the order of insertion, for about a day. The table is unlogged: after a
 * crash of the database it is empty, and browsers are told to fetch again. No foreign key: a row outlives its order. The
 * sequence of the ids is logged (migration 0030): PostgreSQL 15 would refuse inserts after the promotion of a replica.
 */
export const orderAnnouncements = pgTable(
  // What announcements were called when the table was made.
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text('order_id').notNull(),
    /** The order number. */
    number: text().notNull(),
    kind: text().$type<AnnouncementKind>().notNull(),
    /** The order's status after what is announced; null if the order was deleted. */
    status: text().$type<OrderStatus>(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [check('order_events_kind', sql`${table.kind} in (${announcementKindList})`)],
);
