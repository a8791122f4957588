import { raise, triggerFunction } from '../../database/queries/triggerSql.ts';

/**
 * Constraints in the database for corrections (MD-5): the customer's data, the amounts and the lines of an order can change only
 * while its status is correctable, and no revision is ever changed or deleted.
 */

/** The columns of an order that only a correction may change. */
const contents = [
  'name',
  'email',
  'mobile_number',
  'district',
  'address',
  'comment',
  'address_type',
  'delivery_area',
  'payment_system',
  'sub_total',
  'delivery_charge',
  'total',
] as const;

/** SQL for the contents in a trigger's record, to be compared as one row. */
const contentsIn = (record: 'OLD' | 'NEW'): string =>
  `(${contents.map((column) => `${record}."${column}"`).join(', ')})`;

const contentsOnlyWhenCorrectable = (statuses: string): string[] => [
  triggerFunction(
    'orders_correctable',
    `  IF OLD.status NOT IN (${statuses}) OR NEW.status NOT IN (${statuses}) THEN
    ${raise('Order % cannot be corrected in the status %', 'orders_correctable', 'orders', ['OLD.id', 'OLD.status'])}
  END IF;
  RETURN NEW;`,
  ),
  `CREATE OR REPLACE TRIGGER "orders_correctable" BEFORE UPDATE ON "orders"
  FOR EACH ROW WHEN (${contentsIn('OLD')} IS DISTINCT FROM ${contentsIn('NEW')}) EXECUTE FUNCTION "orders_correctable"();`,
];

/**
 * Rows of an order may be added while its status is correctable, or in the transaction that has inserted the order's row, since a
 * restored shop has orders in every status. An order that the transaction has only updated has a line of an earlier transaction. The
 * trigger fires after the insertion, so that it does not refuse a row that `ON CONFLICT DO NOTHING` skips.
 */
const rowsAddedOnlyWhenCorrectable = (table: string, statuses: string): string[] => [
  triggerFunction(
    `${table}_added`,
    `  IF NOT EXISTS (
    SELECT FROM orders WHERE id = NEW.order_id
      AND (status IN (${statuses}) OR orders.xmin = pg_current_xact_id()::xid AND NOT EXISTS (
        SELECT FROM order_lines line WHERE line.order_id = NEW.order_id AND line.xmin <> pg_current_xact_id()::xid
      ))
  ) THEN
    ${raise('Order % cannot be corrected any more', `${table}_added`, table, ['NEW.order_id'])}
  END IF;
  RETURN NULL;`,
  ),
  `CREATE OR REPLACE TRIGGER "${table}_added" AFTER INSERT ON "${table}"
  FOR EACH ROW EXECUTE FUNCTION "${table}_added"();`,
];

const isGivenToOtherOrder = "TG_OP = 'UPDATE' AND NEW.order_id <> OLD.order_id";

/**
 * SQL for whether a statement changes or deletes the row itself. Rows are also deleted by the foreign key's cascade: then their order
 * is gone, and the trigger depth is 2; in a direct statement it is 1. The depth is checked too, since somebody could hide the shop's
 * table by a temporary table named orders.
 */
const isDirect =
  "TG_OP = 'UPDATE' OR pg_trigger_depth() < 2 OR EXISTS (SELECT FROM orders WHERE id = OLD.order_id)";

const linesOnlyWhenCorrectable = (statuses: string): string[] => [
  triggerFunction(
    'order_lines_correctable',
    `  IF (${isGivenToOtherOrder})
    OR ((${isDirect})
      AND NOT EXISTS (SELECT FROM orders WHERE id = OLD.order_id AND status IN (${statuses}))) THEN
    ${raise('The lines of order % cannot be corrected any more', 'order_lines_correctable', 'order_lines', ['OLD.order_id'])}
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;`,
  ),
  `CREATE OR REPLACE TRIGGER "order_lines_correctable" BEFORE UPDATE OR DELETE ON "order_lines"
  FOR EACH ROW EXECUTE FUNCTION "order_lines_correctable"();`,
];

/** A history is deleted only with its order: such a delete comes from the foreign key's cascade, is not direct, and goes on by RETURN OLD. */
export const appendOnly = (table: string, row: string): string[] => [
  triggerFunction(
    `${table}_appended`,
    `  IF ${isDirect} THEN
    ${raise(`A ${row} of order % may not be rewritten`, `${table}_appended`, table, ['OLD.order_id'])}
  END IF;
  RETURN OLD;`,
  ),
  `CREATE OR REPLACE TRIGGER "${table}_appended" BEFORE UPDATE OR DELETE ON "${table}"
  FOR EACH ROW EXECUTE FUNCTION "${table}_appended"();`,
];

/** TRUNCATE does not fire row triggers. */
export const notEmptied = (table: string, subject = `The table ${table}`): string[] => [
  triggerFunction(
    `${table}_not_emptied`,
    `  ${raise(`${subject} may not be emptied`, `${table}_not_emptied`, table)}`,
  ),
  `CREATE OR REPLACE TRIGGER "${table}_not_emptied" BEFORE TRUNCATE ON "${table}"
  FOR EACH STATEMENT EXECUTE FUNCTION "${table}_not_emptied"();`,
];

/** Returns the SQL statements of the constraints, given the correctable statuses. */
export const correctionConstraints = (correctable: readonly string[]): readonly string[] => {
  const statuses = correctable.map((status) => `'${status}'`).join(', ');
  return [
    ...contentsOnlyWhenCorrectable(statuses),
    ...rowsAddedOnlyWhenCorrectable('order_lines', statuses),
    ...rowsAddedOnlyWhenCorrectable('order_revisions', statuses),
    ...linesOnlyWhenCorrectable(statuses),
    ...appendOnly('order_revisions', 'revision'),
    ...notEmptied('order_lines'),
    ...notEmptied('order_revisions'),
  ];
};
