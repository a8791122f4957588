import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type CashEventType, type CashRole, type CashState, cashStates } from '#domain/cash/cashState.ts';
import { feeKinds, type LedgerKind, ledgerKindNames } from '#domain/cash/ledger.ts';
import { actor, instant, poisha, textList } from './columnTypes.ts';
import { consignments } from './consignmentTables.ts';

/**
 * The history and the ledger of the cash of consignments, append-only (ADR 0133). The state and the balances in a
 * consignment's row follow from them; constraints in the database compare both.
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
    /** The balances of the consignment after this event. */
    unremitted: poisha('unremitted').notNull(),
    outstanding: poisha('outstanding').notNull(),
    byRole: text('by_role').$type<CashRole>().notNull(),
    /** The uid of an account, or a courier, such as `courier:steadfast`. */
    ...actor,
    at: instant('at').notNull(),
    /** The reason that a person gave, or the shop's own sentence; empty if none was given. */
    reason: text().notNull(),
    /** The statement, or the handover of a rider, that caused the event, if one did: of two tables, so no foreign key. */
    statementId: text('statement_id'),
    /** The payout with which the event's money arrived, or the handover, which is its own payout: so no foreign key either. */
    payoutId: text('payout_id'),
  },
  (table) => [
    primaryKey({ columns: [table.consignmentId, table.position] }),
    check('cash_moves_state', sql`${table.fromState} in (${states}) and ${table.toState} in (${states})`),
    index('cash_moves_statement').on(table.statementId).where(sql`${table.statementId} is not null`),
    index('cash_moves_at').on(table.at),
  ],
);

/** The ledger: the signed poisha that each event has appended. */
export const cashEntries = pgTable(
  'cash_entries',
  {
    consignmentId: text('consignment_id').notNull(),
    /** The `position` of the entry's event in `cash_moves`. */
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
    // For figures and profit, which read what was billed for parcels without the rest of the ledger (ADR 0138).
    index('cash_entries_fees')
      .on(table.consignmentId, table.amount)
      .where(sql`${table.kind} in (${textList(feeKinds)})`),
  ],
);
