import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type CashEventType, type CashRole, type CashState, cashStates } from '#domain/cash/cashState.ts';
import { feeKinds, type LedgerKind, ledgerKindNames } from '#domain/cash/ledger.ts';
import { instant, poisha, textList } from './columnTypes.ts';
import { consignments } from './consignmentTables.ts';

/**
 * The history and the ledger of consignments' cash, append-only (ADR 0133). The state and the balances of a consignment
 * follow from them; constraints in the database compare.
 */

const states = textList(cashStates);

/** The events of cashMachine. */
export const cashMoves = pgTable(
  'cash_moves',
  {
    consignmentId: text('consignment_id')
      .notNull()
      .references(() => consignments.id),
    /** From 0, without a gap. */
    position: integer().notNull(),
    event: text().$type<CashEventType>().notNull(),
    fromState: text('from_state').$type<CashState>().notNull(),
    toState: text('to_state').$type<CashState>().notNull(),
    /** The balances after it. */
    unremitted: poisha('unremitted').notNull(),
    outstanding: poisha('outstanding').notNull(),
    byRole: text('by_role').$type<CashRole>().notNull(),
    /** An account, or `courier:steadfast`. */
    byUid: text('by_uid').notNull(),
    byName: text('by_name').notNull(),
    at: instant('at').notNull(),
    /** What a person gave as the reason; empty without one. */
    reason: text().notNull(),
    /** The statement whose line it is. */
    statementId: text('statement_id'),
    /** The payout that it belongs to. */
    payoutId: text('payout_id'),
  },
  (table) => [
    primaryKey({ columns: [table.consignmentId, table.position] }),
    check('cash_moves_state', sql`${table.fromState} in (${states}) and ${table.toState} in (${states})`),
    index('cash_moves_statement').on(table.statementId).where(sql`${table.statementId} is not null`),
    index('cash_moves_at').on(table.at),
  ],
);

/** The ledger: what each event has appended, signed poisha. */
export const cashEntries = pgTable(
  'cash_entries',
  {
    consignmentId: text('consignment_id').notNull(),
    /** The position of its event. */
    move: integer().notNull(),
    kind: text().$type<LedgerKind>().notNull(),
    amount: poisha('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.consignmentId, table.move, table.kind] }),
    foreignKey({
      columns: [table.consignmentId, table.move],
      foreignColumns: [cashMoves.consignmentId, cashMoves.position],
      name: 'cash_entries_move',
    }),
    check('cash_entries_kind', sql`${table.kind} in (${textList(ledgerKindNames)})`),
    check('cash_entries_amount', sql`${table.amount} <> 0`),
    // What was billed for parcels, read for figures and profit without the rest of the ledger (ADR 0138).
    index('cash_entries_fees')
      .on(table.consignmentId, table.amount)
      .where(sql`${table.kind} in (${textList(feeKinds)})`),
  ],
);
