import type { Role } from '#domain/order.ts';

/**
 * The last fence (ST-8, ST-9), in SQL: the database itself lets an order's status change only along an
 * edge of the machine, only together with the appended move, and lets no move be rewritten or taken away. Runs on
 * PostgreSQL 15 and later, and on PGlite. The return window stays the server's: the fence has no clock.
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

// A check on the row itself; NOT VALID, since a history may hold moves that an older machine had.
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

// Asked at the end of the transaction, so that status and move may be written in either order.
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

// A history goes with its order, by the cascade of its reference, and only so. A temporary table named orders
// stands before the shop's, so the depth of triggers is asked too: a statement of its own is at depth 1.
const onlyAppended = `CREATE OR REPLACE FUNCTION "order_moves_appended"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR pg_trigger_depth() < 2 OR EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN
    ${refuse('A move of order % may not be rewritten', 'OLD.order_id', 'order_moves_appended', 'order_moves')}
  END IF;
  RETURN OLD;
END $$;${breakpoint}\
CREATE OR REPLACE TRIGGER "order_moves_appended" BEFORE UPDATE OR DELETE ON "order_moves"
  FOR EACH ROW EXECUTE FUNCTION "order_moves_appended"();`;

// Triggers of rows do not see it.
const neverEmptied = `CREATE OR REPLACE FUNCTION "order_moves_not_emptied"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The moves of orders may not be emptied'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_moves_not_emptied', TABLE = 'order_moves';
END $$;${breakpoint}\
CREATE OR REPLACE TRIGGER "order_moves_not_emptied" BEFORE TRUNCATE ON "order_moves"
  FOR EACH STATEMENT EXECUTE FUNCTION "order_moves_not_emptied"();`;

/** The migration that fences orders with these moves, beginning in `first`; may be run again with others. */
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
