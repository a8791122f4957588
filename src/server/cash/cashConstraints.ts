import { ledgerKindNames, ledgerKinds } from '#domain/cash/ledger.ts';
import type { CashTransition } from '#machines/cashTransitions.ts';
import { migrationOf, raise, triggerFunction } from '../database/queries/triggerSql.ts';

/**
 * Constraints in the database (CA-1, CA-2): the state of a consignment's cash is where its moves lead, each move is allowed by
 * cashMachine and has the balances to which the ledger's entries add up, and no move or entry is ever changed or deleted. `raise` takes the
 * message, the names of constraint and table, and the values that stand for each % in the message.
 */

const knownMoves = (moves: readonly CashTransition[]): string[] => {
  const tuples = moves.flatMap(({ event, from, to, by }) =>
    by.map((role) => `  ('${event}', '${from}', '${to}', '${role}')`),
  );
  return [
    'ALTER TABLE "cash_moves" DROP CONSTRAINT IF EXISTS "cash_moves_known";',
    // NOT VALID, since a history may have moves that only an older machine allowed.
    `ALTER TABLE "cash_moves" ADD CONSTRAINT "cash_moves_known" CHECK (("event", "from_state", "to_state", "by_role") IN (
${[...new Set(tuples)].join(',\n')}
)) NOT VALID;`,
  ];
};

/** SQL for the sum of a move's entries that count for this balance. */
const sumOf = (balance: 'unremitted' | 'outstanding'): string => {
  // `ledgerKinds` has 1 for a balance for which the kind counts, otherwise 0.
  const kinds = ledgerKindNames.filter((kind) => ledgerKinds[kind][balance] === 1);
  return `coalesce((SELECT sum(amount) FROM cash_entries entry
      WHERE entry.consignment_id = move.consignment_id AND entry.move = move.position
        AND kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')})), 0)`;
};

/**
 * SQL for the moves of the consignment `parcel`; `joins` tells whether a move continues the one before it: its position follows, it
 * begins in the state to which the move before led, and its balances are those before with its own entries added.
 */
const movesOf = (initial: string): string => `WITH moves AS (
    SELECT position, to_state, unremitted, outstanding,
      row_number() OVER history - 1 = position
        AND from_state = coalesce(lag(to_state) OVER history, '${initial}')
        AND unremitted = coalesce(lag(unremitted) OVER history, 0) + ${sumOf('unremitted')}
        AND outstanding = coalesce(lag(outstanding) OVER history, 0) + ${sumOf('outstanding')} AS joins
    FROM cash_moves move WHERE consignment_id = parcel WINDOW history AS (ORDER BY position)
  )`;

/**
 * Refuses a consignment if one of its moves does not continue the one before it (`joins`), or if its state, number of moves and balances
 * do not agree with its newest move.
 * The triggers are deferred to the end of the transaction, so that state, moves and entries may be written in any order.
 */
const cashOfMoves = (initial: string): string[] => [
  `CREATE OR REPLACE FUNCTION "cash_of_moves"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  parcel text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  IF EXISTS (
    ${movesOf(initial)}
    SELECT FROM moves WHERE NOT joins
    UNION ALL
    SELECT FROM consignments LEFT JOIN LATERAL (SELECT * FROM moves ORDER BY position DESC LIMIT 1) newest ON true
    WHERE id = parcel AND (cash_state, cash_moves, consignments.unremitted, consignments.outstanding) IS DISTINCT FROM (
      coalesce(to_state, '${initial}'), coalesce(position, -1) + 1, coalesce(newest.unremitted, 0), coalesce(newest.outstanding, 0))
  ) THEN
    ${raise('The cash of consignment % is not where its moves and entries lead', 'cash_of_moves', 'cash_moves', ['parcel'])}
  END IF;
  RETURN NULL;
END $$;`,
  // CREATE OR REPLACE does not exist for constraint triggers.
  'DROP TRIGGER IF EXISTS "cash_of_moves" ON "cash_moves";',
  `CREATE CONSTRAINT TRIGGER "cash_of_moves" AFTER INSERT ON "cash_moves" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "cash_of_moves"('consignment_id');`,
  'DROP TRIGGER IF EXISTS "consignments_new_cash_of_moves" ON "consignments";',
  `CREATE CONSTRAINT TRIGGER "consignments_new_cash_of_moves" AFTER INSERT ON "consignments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.cash_state <> '${initial}' OR NEW.cash_moves <> 0 OR NEW.unremitted <> 0 OR NEW.outstanding <> 0)
  EXECUTE FUNCTION "cash_of_moves"('id');`,
  'DROP TRIGGER IF EXISTS "consignments_cash_of_moves" ON "consignments";',
  `CREATE CONSTRAINT TRIGGER "consignments_cash_of_moves" AFTER UPDATE ON "consignments" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((OLD.cash_state, OLD.cash_moves, OLD.unremitted, OLD.outstanding)
    IS DISTINCT FROM (NEW.cash_state, NEW.cash_moves, NEW.unremitted, NEW.outstanding))
  EXECUTE FUNCTION "cash_of_moves"('id');`,
];

/** An entry may only be added in the transaction that inserts its move, at whose end the sums are compared. */
const entriesOfNewMoves: readonly string[] = [
  triggerFunction(
    'cash_entries_added',
    `  IF NOT EXISTS (
    SELECT FROM cash_moves WHERE consignment_id = NEW.consignment_id AND position = NEW.move
      AND xmin = pg_current_xact_id()::xid
  ) THEN
    ${raise('No entry is added to a stored move of consignment %', 'cash_entries_added', 'cash_entries', ['NEW.consignment_id'])}
  END IF;
  RETURN NULL;`,
  ),
  `CREATE OR REPLACE TRIGGER "cash_entries_added" AFTER INSERT ON "cash_entries"
  FOR EACH ROW EXECUTE FUNCTION "cash_entries_added"();`,
];

const appendOnly = (table: string): string[] => [
  triggerFunction(
    `${table}_appended`,
    `  ${raise(`Rows of ${table} may not be changed`, `${table}_appended`, table)}`,
  ),
  `CREATE OR REPLACE TRIGGER "${table}_appended" BEFORE UPDATE OR DELETE ON "${table}"
  FOR EACH ROW EXECUTE FUNCTION "${table}_appended"();`,
  // TRUNCATE does not fire row triggers.
  `CREATE OR REPLACE TRIGGER "${table}_not_emptied" BEFORE TRUNCATE ON "${table}"
  FOR EACH STATEMENT EXECUTE FUNCTION "${table}_appended"();`,
];

/**
 * Returns the SQL of a migration with the constraints for these moves, which are all that cashMachine has, and its initial state; it
 * replaces earlier constraints. `npm run db:constraints` writes it.
 */
export const cashConstraints = (initial: string, moves: readonly CashTransition[]): string =>
  migrationOf([
    ...knownMoves(moves),
    ...cashOfMoves(initial),
    ...entriesOfNewMoves,
    ...appendOnly('cash_moves'),
    ...appendOnly('cash_entries'),
  ]);
