import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columnTypes.ts';

/** The shop's tables, each in the file of its subject; here are those that only the processes of this shop read. */

export * from './accountTables.ts';
export * from './advanceTables.ts';
export * from './auditTables.ts';
export * from './cashTables.ts';
export * from './consignmentTables.ts';
export * from './courierRequestTables.ts';
export * from './courierTables.ts';
export * from './decisionTables.ts';
export * from './handoverTables.ts';
export * from './orderDeskTables.ts';
export * from './orderTables.ts';
export * from './outboxTables.ts';
export * from './productTables.ts';
export * from './shopTables.ts';
export * from './statementTables.ts';
export * from './stockTables.ts';

/** Secrets that only the processes of this shop may know. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/**
 * Requests of one caller or address within the present minute, of all processes together. Unlogged: the counts are
 * lost when the database crashes, and cost no write to its log.
 */
export const rateWindows = pgTable('rate_windows', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: instant('ends_at').notNull(),
});
