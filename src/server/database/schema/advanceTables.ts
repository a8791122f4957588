import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type AdvanceState,
  advanceStates,
  openAdvanceStates,
  payableAdvanceStates,
} from '#domain/cash/advance.ts';
import { actor, instant, poisha, textList } from './columnTypes.ts';
import { orders } from './orderTables.ts';

/** The tables of delivery charges that are paid in advance (ADR 0136). A row stays when its order is deleted, since money was paid. */

export const orderAdvances = pgTable(
  'order_advances',
  {
    id: text().primaryKey(),
    orderId: text('order_id').references(() => orders.id, { onDelete: 'set null' }),
    orderNumber: text('order_number').notNull(),
    amount: poisha('amount').notNull(),
    state: text().$type<AdvanceState>().notNull(),
    /** How many payment pages were asked for; each transaction's id holds the number of its page. */
    attempts: integer().notNull(),
    /** The gateway's name for the newest payment page that it has opened; null before the first. */
    sessionKey: text('session_key'),
    /** The address of the newest payment page; null before the first, and while one is being opened or was refused. */
    sessionUrl: text('session_url'),
    /** When the newest payment page was asked for; null before the first. */
    startedAt: instant('started_at'),
    /** When the shop last asked the gateway by itself what became of the payment. */
    checkedAt: instant('checked_at'),
    /** The gateway's and the bank's names of the payment; null until it is paid. */
    validationId: text('validation_id'),
    bankTransactionId: text('bank_transaction_id'),
    askedAt: instant('asked_at').notNull(),
    stateAt: instant('state_at').notNull(),
    /** How many events the advance has. */
    revision: integer().notNull(),
  },
  (table) => [
    check('order_advances_state', sql`${table.state} in (${textList(advanceStates)})`),
    check('order_advances_amount', sql`${table.amount} > 0`),
    uniqueIndex('order_advances_open')
      .on(table.orderId)
      .where(sql`${table.state} in (${textList(openAdvanceStates)})`),
    // A payment counts once, however often and by whatever way it is announced.
    uniqueIndex('order_advances_validation').on(table.validationId),
    index('order_advances_order').on(table.orderId, table.askedAt, table.id),
    index('order_advances_waiting')
      .on(table.askedAt)
      .where(sql`${table.state} in (${textList(payableAdvanceStates)})`),
  ],
);

/** The history of each advance, append-only. */
export const orderAdvanceEvents = pgTable(
  'order_advance_events',
  {
    advanceId: text('advance_id')
      .notNull()
      .references(() => orderAdvances.id),
    /** From 0, without a gap. */
    position: integer().notNull(),
    /** Null in the first event. */
    fromState: text('from_state').$type<AdvanceState>(),
    toState: text('to_state').$type<AdvanceState>().notNull(),
    /** What happened, in a sentence. */
    text: text().notNull(),
    at: instant('at').notNull(),
    /** The uid is that of an account, or `gateway`, `shop`, or `link` for the customer, who has the advance's link. */
    ...actor,
  },
  (table) => [
    primaryKey({ columns: [table.advanceId, table.position] }),
    check('order_advance_events_state', sql`${table.toState} in (${textList(advanceStates)})`),
  ],
);
