import type { OrderTransition } from '#machines/orderTransitions.ts';
import { migrationOf, raise, triggerFunction } from '../../database/queries/triggerSql.ts';
import { appendOnly, correctionConstraints, notEmptied } from './correctionConstraints.ts';

/**
 * Constraints in the database (ST-8, ST-9, MD-5): an order's status changes only along a transition of orderMachine and only together
 * with an appended move, no move is ever changed or deleted, and what was ordered changes only in a correctable status. For
 * PostgreSQL 15 and later, and PGlite. The constraints do not read the time, so only the server checks the return window.
 */

/** A transition of the machine and the roles that may send its event. */
type ConstrainedMove = Omit<OrderTransition, 'isTimed'>;

/** What the constraints read from the machine. */
export interface ConstrainedMachine {
  /** The status of an order without moves. */
  readonly initialStatus: string;
  readonly moves: readonly ConstrainedMove[];
  /** The statuses with the tag `correctable`. */
  readonly correctable: readonly string[];
}

const tuple = (...values: readonly string[]): string => `(${values.map((value) => `'${value}'`).join(', ')})`;

/** Each different tuple once, one per line. */
const tupleList = (tuples: readonly string[]): string =>
  [...new Set(tuples)].map((line) => `  ${line}`).join(',\n');

// A check of each new row; NOT VALID, since a history may have moves that only an older machine allowed.
const knownMoves = (moves: readonly ConstrainedMove[]): string[] => [
  'ALTER TABLE "order_moves" DROP CONSTRAINT IF EXISTS "order_moves_known";',
  `ALTER TABLE "order_moves" ADD CONSTRAINT "order_moves_known" CHECK (("event", "from_status", "to_status", "by_role") IN (
${tupleList(moves.flatMap(({ event, from, to, by }) => by.map((role) => tuple(event, from, to, role))))}
)) NOT VALID;`,
];

const statusAlongTransitions = (moves: readonly ConstrainedMove[]): string[] => [
  triggerFunction(
    'orders_along_transitions',
    `  IF (OLD.status, NEW.status) NOT IN (
${tupleList(moves.map(({ from, to }) => tuple(from, to)))}
  ) THEN
    ${raise('Order % cannot move from % to %', 'orders_along_transitions', 'orders', ['OLD.id', 'OLD.status', 'NEW.status'])}
  END IF;
  RETURN NEW;`,
  ),
  `CREATE OR REPLACE TRIGGER "orders_along_transitions" BEFORE UPDATE OF "status" ON "orders"
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "orders_along_transitions"();`,
];

// Deferred to the end of the transaction, so that status and move may be written in either order.
const statusOfLastMove = (initialStatus: string): string[] => [
  triggerFunction(
    'orders_status_of_last_move',
    `  IF EXISTS (
    SELECT FROM orders WHERE id = NEW.id AND status <> coalesce(
      (SELECT to_status FROM order_moves WHERE order_id = NEW.id ORDER BY position DESC LIMIT 1), '${initialStatus}')
  ) THEN
    ${raise('Order % has a status to which no move led', 'orders_status_of_last_move', 'orders', ['NEW.id'])}
  END IF;
  RETURN NULL;`,
  ),
  'DROP TRIGGER IF EXISTS "orders_new_status_of_last_move" ON "orders";',
  `CREATE CONSTRAINT TRIGGER "orders_new_status_of_last_move" AFTER INSERT ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status <> '${initialStatus}') EXECUTE FUNCTION "orders_status_of_last_move"();`,
  'DROP TRIGGER IF EXISTS "orders_status_of_last_move" ON "orders";',
  `CREATE CONSTRAINT TRIGGER "orders_status_of_last_move" AFTER UPDATE OF "status" ON "orders" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "orders_status_of_last_move"();`,
];

// Each move begins in the status to which the move before it led, and the last one leads to the status of the order.
const movesWithoutGap = (initialStatus: string): string[] => [
  triggerFunction(
    'order_moves_without_gap',
    `  IF EXISTS (
    SELECT FROM order_moves move JOIN orders ON orders.id = move.order_id
    LEFT JOIN order_moves before ON before.order_id = move.order_id AND before.position = move.position - 1
    LEFT JOIN order_moves next ON next.order_id = move.order_id AND next.position = move.position + 1
    WHERE move.order_id = NEW.order_id AND move.position = NEW.position AND (
      move.from_status IS DISTINCT FROM CASE move.position WHEN 0 THEN '${initialStatus}' ELSE before.to_status END
      OR (next.position IS NULL AND orders.status <> move.to_status))
  ) THEN
    ${raise('A move of order % does not join its history and status', 'order_moves_without_gap', 'order_moves', ['NEW.order_id'])}
  END IF;
  RETURN NULL;`,
  ),
  'DROP TRIGGER IF EXISTS "order_moves_without_gap" ON "order_moves";',
  `CREATE CONSTRAINT TRIGGER "order_moves_without_gap" AFTER INSERT ON "order_moves" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "order_moves_without_gap"();`,
];

/** Returns the SQL of a migration with the constraints for this machine; it replaces earlier constraints. */
export const orderTransitionConstraints = ({
  initialStatus,
  moves,
  correctable,
}: ConstrainedMachine): string =>
  migrationOf([
    ...knownMoves(moves),
    ...statusAlongTransitions(moves),
    ...statusOfLastMove(initialStatus),
    ...movesWithoutGap(initialStatus),
    ...appendOnly('order_moves', 'move'),
    ...notEmptied('order_moves', 'The moves of orders'),
    ...correctionConstraints(correctable),
  ]);
