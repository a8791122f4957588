import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { actor, instant, poisha } from './columnTypes.ts';

/**
 * The cash that the shop's own riders hand over (ADR 0137). How much of it belongs to each parcel is in the cash moves that
 * have this row's id as their statement. A row changes once, when an admin confirms it.
 */
export const cashHandovers = pgTable(
  'cash_handovers',
  {
    id: text().primaryKey(),
    /** The number of the receipt, from 1 without a gap. */
    number: integer().notNull(),
    rider: text().notNull(),
    /** What was handed over. */
    amount: poisha('amount').notNull(),
    /** What the rider had to hand over for the parcels. */
    expected: poisha('expected').notNull(),
    /** How many parcels. */
    parcels: integer().notNull(),
    at: instant('at').notNull(),
    ...actor,
    confirmedAt: instant('confirmed_at'),
    confirmedByUid: text('confirmed_by_uid'),
    confirmedByName: text('confirmed_by_name'),
    /** The idempotency key of the request. */
    requestKey: text('request_key'),
  },
  (table) => [
    check('cash_handovers_amount', sql`${table.amount} > 0 and ${table.parcels} > 0`),
    uniqueIndex('cash_handovers_number').on(table.number),
    uniqueIndex('cash_handovers_request').on(table.requestKey),
    index('cash_handovers_newest').on(table.at, table.id),
  ],
);
