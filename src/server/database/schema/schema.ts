import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columnTypes.ts';

/** All tables of the shop, each in the file of its subject. The three in this file hold what only the shop's processes read. */

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

/** Random keys that the shop's processes share (`sharedSecret`); the keys and passwords that admins enter are in `shopSecrets`. */
export const sharedSecrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/**
 * How many requests a caller or an address made in the present minute, in all processes together. The table is unlogged:
 * the counts are lost when the database crashes, and cost no write to its log.
 */
export const rateWindows = pgTable('rate_windows', {
  key: text().primaryKey(),
  count: integer().notNull(),
  endsAt: instant('ends_at').notNull(),
});

/** What was added under an idempotency key; `kind` is what it is, such as a product. */
export const claimedKeys = pgTable(
  'claimed_keys',
  {
    kind: text().notNull(),
    key: text().notNull(),
    insertedId: text('inserted_id').notNull(),
    /** A hash of what was sent to be added; null for keys of a release that stored none. */
    bodyHash: text('body_hash'),
    claimedAt: instant('claimed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
