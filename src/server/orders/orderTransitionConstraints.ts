import type { Role } from '#domain/order.ts';

/**
 * Constraints in the database (ST-8, ST-9): an order's status changes only along a transition of the machine
 * and only together with the appended move, and no move is changed or deleted. Runs on PostgreSQL 15 and
 * later, and on PGlite. Only the server checks the return window: the constraints do not read the time.
 */

export interface ConstrainedMove {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly by: readonly Role[];
}

const breakpoint = '\n--> statement-breakpoint\n';
const tuple = (...words: readonly string[]): string => `(${words.map((word) => `'${word}'`).join(', ')})`;
const lines = (tuples: readonly string[]): string =>
  [...new Set(tuples)].map((line) => `  ${line}`).join(',\n');

const refuse = (sentence: string, order: string, constraint: string, table: string): string =>
  `RAISE EXCEPTION '${sentence}', ${order}
      USING ERRCODE = 'check_violation', CONSTRAINT = '${constraint}', TABLE = '${table}';`;

// A check on the row itself; NOT VALID, since a history may hold moves of an older machine.
const knownMoves = (
  moves: readonly ConstrainedMove[],
): string => `ALTER TABLE "order_moves" DROP CONSTRAINT IF EXISTS "order_moves_known";${breakpoint}\
ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_known" CHECK (("event", "from_status", "to_status", "by_role") IN (
${lines(moves.flatMap(({ event, from, to, by }) => by.map((role) => tuple(event, from, to, role))))}
)) NOT VALID;`;

const alongEdges = (
  moves: readonly ConstrainedMove[],
): string => `CREATE OR REPLACE FUNCTION "orders_along_edges"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
${lines(moves.map(({ from, to }) => tuple(from, to)))}
  ) THEN
    ${refuse('Order % cannot move from % to %', 'OLD.id, OLD.status, NEW.status', 'orders_along_edges', 'orders')}
  END IF;
  RETURN NEW;
END $$;${breakpoint}\
CREATE OR REPLACE TRIGGER "orders_along_edges" BEFORE UPDATE OF "status" ON "orders"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "orders_along_edges"();`;

// Deferred to the end of the transaction, so that status and move may be written in either order.
const withItsMove = (
  first: string,
): string => `CREATE OR REPLACE FUNCTION "orders_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM orders WHERE id = NEW.id AND status <> coalesce(
      (SELECT to_status FROM order_moves WHERE order_id = NEW.id ORDER BY position DESC LIMIT 1), '${first}')
  ) THEN
    ${refuse('Order % has a status to which no move led', 'NEW.id', 'orders_kept', 'orders')}
  END IF;
  RETURN NULL;
END $$;${breakpoint}\
DROP TRIGGER IF EXISTS "orders_kept_when_new" ON "orders";${breakpoint}\
CREATE CONSTRAINT TRIGGER "orders_kept_when_new" AFTER INSERT ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status <> '${first}') EXECUTE FUNCTION "orders_kept"();${breakpoint}\
DROP TRIGGER IF EXISTS "orders_kept" ON "orders";${breakpoint}\
CREATE CONSTRAINT TRIGGER "orders_kept" AFTER UPDATE OF "status" ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "orders_kept"();`;

const inOneChain = (
  first: string,
): string => `CREATE OR REPLACE FUNCTION "order_moves_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM order_moves move JOIN orders ON orders.id = move.order_id
    LEFT JOIN order_moves before ON before.order_id = move.order_id AND before.position = move.position - 1
    LEFT JOIN order_moves next ON next.order_id = move.order_id AND next.position = move.position + 1
    WHERE move.order_id = NEW.order_id AND move.position = NEW.position AND (
      move.from_status IS DISTINCT FROM CASE move.position WHEN 0 THEN '${first}' ELSE before.to_status END
      OR (next.position IS NULL AND orders.status <> move.to_status))
  ) THEN
    ${refuse('A move of order % does not join its history and status', 'NEW.order_id', 'order_moves_kept', 'order_moves')}
  END IF;
  RETURN NULL;
END $$;${breakpoint}\
DROP TRIGGER IF EXISTS "order_moves_kept" ON "order_moves";${breakpoint}\
CREATE CONSTRAINT TRIGGER "order_moves_kept" AFTER INSERT ON "order_moves" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "order_moves_kept"();`;

// A history is deleted only with its order, by the foreign key's cascade. Checks the trigger depth too (1 in
// a direct statement), since a temporary table named orders would hide the shop's table.
const onlyAppended = `CREATE OR REPLACE FUNCTION "order_moves_appended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR pg_trigger_depth() < 2 OR EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN
    ${refuse('A move of order % may not be rewritten', 'OLD.order_id', 'order_moves_appended', 'order_moves')}
  END IF;
  RETURN OLD;
END $$;${breakpoint}\
CREATE OR REPLACE TRIGGER "order_moves_appended" BEFORE UPDATE OR DELETE ON "order_moves"
  FOR EACH ROW EXECUTE FUNCTION "order_moves_appended"();`;

// TRUNCATE does not fire row triggers.
const neverEmptied = `CREATE OR REPLACE FUNCTION "order_moves_not_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The moves of orders may not be emptied'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_moves_not_emptied', TABLE = 'order_moves';
END $$;${breakpoint}\
CREATE OR REPLACE TRIGGER "order_moves_not_emptied" BEFORE TRUNCATE ON "order_moves"
  FOR EACH STATEMENT EXECUTE FUNCTION "order_moves_not_emptied"();`;

/** SQL of the migration with the constraints for these moves, from status `first`; replaces earlier ones. */
export const orderTransitionConstraints = (first: string, moves: readonly ConstrainedMove[]): string =>
  `${[
    '-- Written from src/machines/orderMachine.ts by `npm run fence`.',
    knownMoves(moves),
    alongEdges(moves),
    withItsMove(first),
    inOneChain(first),
    onlyAppended,
    neverEmptied,
  ]
    .join(breakpoint)
    .replace(`npm run fence\`.${breakpoint}`, 'npm run fence`.\n')}\n`;
