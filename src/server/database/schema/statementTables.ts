import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { type PayoutKind, type PayoutMethod, payoutKinds, payoutMethods } from '#domain/statements/payout.ts';
import { type StatementKind, statementKinds } from '#domain/statements/statementKind.ts';
import type { StatementMapping } from '#domain/statements/statementMapping.ts';
import { actor, instant, poisha, textList } from './columnTypes.ts';

/**
 * Couriers' statements as they were applied, and payouts (ADR 0134). No foreign key refers to a parcel or an order, since statements
 * outlive them.
 */

export const cashStatements = pgTable(
  'cash_statements',
  {
    id: text().primaryKey(),
    courier: text().$type<CourierId>().notNull(),
    /** The courier's id of the payment that the statement is about; null for a file. */
    paymentId: text('payment_id'),
    /** The file's name, or the payment's number. */
    name: text().notNull(),
    /** SHA-256 of the table: the same statement is not applied again. */
    hash: text().notNull(),
    header: jsonb().$type<readonly string[]>().notNull(),
    mapping: jsonb().$type<StatementMapping>().notNull(),
    lines: integer().notNull(),
    /** How many lines are of another kind than `equal`, or have fees other than the agreed ones. */
    differences: integer().notNull(),
    /** The sum of `net` of the lines. */
    net: poisha('net').notNull(),
    /** What the courier says it pays for the whole statement; null if it says nothing. */
    payoutTotal: poisha('payout_total'),
    appliedAt: instant('applied_at').notNull(),
    ...actor,
  },
  (table) => [
    uniqueIndex('cash_statements_hash').on(table.courier, table.hash),
    index('cash_statements_newest').on(table.appliedAt, table.id),
  ],
);

export const cashStatementLines = pgTable(
  'cash_statement_lines',
  {
    statementId: text('statement_id').notNull(),
    /** The number of the row, as a spreadsheet counts. */
    row: integer().notNull(),
    /** The cells of the row, as they were in the file. */
    cells: jsonb().$type<readonly string[]>().notNull(),
    kind: text().$type<StatementKind>().notNull(),
    /** The parcel as the file names it. */
    name: text().notNull(),
    consignmentId: text('consignment_id'),
    /** The parcel's invoice; empty for an unknown parcel. */
    invoice: text().notNull(),
    expected: poisha('expected').notNull(),
    collected: poisha('collected').notNull(),
    fees: poisha('fees').notNull(),
    net: poisha('net').notNull(),
    /** The agreed fees, if the billed ones differ from them; otherwise null. */
    agreedFees: poisha('agreed_fees'),
    /** Whether the line has moved the parcel's cash. */
    isMoved: boolean('is_moved').notNull(),
    /** Why the line is of its kind, in an English sentence; empty for a line that is as expected. */
    note: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.statementId, table.row] }),
    foreignKey({
      columns: [table.statementId],
      foreignColumns: [cashStatements.id],
      name: 'cash_statement_lines_statement',
    }),
    check('cash_statement_lines_kind', sql`${table.kind} in (${textList(statementKinds)})`),
    index('cash_statement_lines_consignment')
      .on(table.consignmentId)
      .where(sql`${table.consignmentId} is not null`),
  ],
);

export const cashPayouts = pgTable(
  'cash_payouts',
  {
    id: text().primaryKey(),
    courier: text().$type<CourierId>().notNull(),
    kind: text().$type<PayoutKind>().notNull(),
    /** Null for money that arrived before the delivery, until its statement comes. */
    statementId: text('statement_id').references(() => cashStatements.id),
    method: text().$type<PayoutMethod>().notNull(),
    /** The reference of the bank or wallet. */
    reference: text().notNull(),
    amount: poisha('amount').notNull(),
    /** How much more arrived than the statement's lines come to; null without a statement. */
    difference: poisha('difference'),
    /** The day when the money arrived, such as `2026-11-25`. */
    day: text().notNull(),
    at: instant('at').notNull(),
    ...actor,
  },
  (table) => [
    check('cash_payouts_kind', sql`${table.kind} in (${textList(payoutKinds)})`),
    check('cash_payouts_method', sql`${table.method} in (${textList(payoutMethods)})`),
    check('cash_payouts_difference', sql`(${table.statementId} is null) = (${table.difference} is null)`),
    uniqueIndex('cash_payouts_statement').on(table.statementId),
    index('cash_payouts_newest').on(table.at, table.id),
  ],
);

/** What the columns of a courier's file mean, as staff last chose. */
export const statementColumns = pgTable('statement_columns', {
  courier: text().$type<CourierId>().primaryKey(),
  mapping: jsonb().$type<StatementMapping>().notNull(),
  savedAt: instant('saved_at').notNull(),
  savedBy: text('saved_by').notNull(),
});

/** Payments whose form the shop does not know, as the courier sent them. */
export const unreadPayments = pgTable(
  'unread_payments',
  {
    courier: text().$type<CourierId>().notNull(),
    paymentId: text('payment_id').notNull(),
    raw: text().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.courier, table.paymentId] })],
);
