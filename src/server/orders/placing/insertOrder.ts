import { randomInt } from 'node:crypto';
import { getTableColumns, type WithSubquery } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { WantedItem } from '#domain/checkout/stockLines.ts';
import type { CustomerData, OrderLine } from '#domain/orders/order.ts';
import { orderNumberCount, orderNumberOf } from '#domain/orders/orderNumber.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { auditRow } from '../../audit/recordAction.ts';
import type { Actor } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { errorCode } from '../../database/queries/errorCode.ts';
import { prepareOnce } from '../../database/queries/prepareOnce.ts';
import { retryConflicts } from '../../database/queries/transaction.ts';
import {
  auditEntries,
  orderLines,
  orders,
  phoneOrders,
  placedRequests,
} from '../../database/schema/schema.ts';
import { phoneOrderAction } from '../history/orderActions.ts';
import { contentColumns, lineRows } from '../lists/orderRow.ts';
import { firstTrackingVersion } from '../tracking/trackingRepository.ts';
import { insertionParts, phoneParts, takingParts } from './insertionParts.ts';
import type { PlacedRequest } from './placedRequestsRepository.ts';

/** Draws a random order number, which another order may have already. */
const drawOrderNumber = (prefix: string): string => orderNumberOf(randomInt(orderNumberCount), prefix);

/** PostgreSQL's error codes. */
const uniqueViolation = '23505';
const checkViolation = '23514';

/** Whether the database refused a statement because of this constraint; `code` is PostgreSQL's code for such constraints. */
const isViolated = (error: unknown, code: string, constraint: string): boolean => {
  if (errorCode(error) !== code || !(error instanceof Error)) return false;
  // Drizzle wraps the database's error, which names the constraint.
  const databaseError = error.cause as { constraint?: unknown } | undefined;
  return databaseError?.constraint === constraint;
};

/** Whether another order has the drawn number. */
const isNumberTaken = (error: unknown): boolean => isViolated(error, uniqueViolation, 'orders_number');

/** Whether too few pieces of an item are left. */
const isStockShort = (error: unknown): boolean => isViolated(error, checkViolation, 'stock_pieces');

/** The items as the statement reads them. */
const wantedJson = (items: readonly WantedItem[]): string =>
  JSON.stringify(
    items.map(({ productId, color, size, quantity }) => ({ product_id: productId, color, size, quantity })),
  );

/** The result of an insertion for which too few pieces of counted goods were left. */
export const soldOut = Symbol('soldOut');

/** An order to insert. */
export interface NewOrder {
  readonly id: string;
  readonly placedAt: Date;
  readonly status: OrderStatus;
  /** The account of a shopper who is signed in; `null` for a guest, and for an order on the phone. */
  readonly customerUid: string | null;
  /** For how many days after the delivery the order can be returned. */
  readonly returnDays: number;
  readonly lines: readonly OrderLine[];
  readonly customerData: CustomerData;
  /** Taka. */
  readonly subTotal: number;
  /** Taka. */
  readonly total: number;
}

export interface InsertOptions {
  /** The version of the shop settings by which the order was quoted. */
  readonly settingsVersion: number;
  /** The idempotency key to claim; `null` if the client sends none. */
  readonly request?: PlacedRequest | null;
  /** The counted goods that the order takes. */
  readonly items?: readonly WantedItem[];
  /** The member of staff who places the order for a caller on the phone; `null` for a shopper's own order. */
  readonly staff?: Actor | null;
  /** The prefix of the order's number. */
  readonly prefix: string;
  /** Draws a number; tests have their own. */
  readonly draw?: (prefix: string) => string;
}

/** The row's values by the names that the columns have in the database; missing values are null. */
const namedColumns = (table: PgTable, row: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, { name }]) => [name, row[key] ?? null]),
  );

/** The statement that inserts an order; `addedParts` are what it does besides. */
const insertion = (name: string, addedParts: (db: Db) => readonly WithSubquery[]) =>
  prepareOnce(name, (db) => {
    const { parts, inserted } = insertionParts(db);
    return db
      .with(...parts, ...addedParts(db))
      .select({ number: inserted.number })
      .from(inserted);
  });

const plainInsertion = insertion('insert_order', () => []);
/** With counted goods (ADR 0115). */
const countedInsertion = insertion('insert_counted_order', takingParts);
/** On the phone (ADR 0142). */
const phoneInsertion = insertion('insert_phone_order', phoneParts);
const countedPhoneInsertion = insertion('insert_counted_phone_order', (db) => [
  ...takingParts(db),
  ...phoneParts(db),
]);

/** The rows that `phoneParts` inserts for an order with this number. */
const phoneRows = (staff: Actor, { id, placedAt }: Pick<NewOrder, 'id' | 'placedAt'>, number: string) => {
  const placed = { orderId: id, byUid: staff.uid, byName: staff.name };
  const entry = auditRow(staff, phoneOrderAction({ _id: id, number }), placedAt);
  return {
    phoneOrders: JSON.stringify([namedColumns(phoneOrders, placed)]),
    auditEntries: JSON.stringify([namedColumns(auditEntries, entry)]),
  };
};

/** Chooses one of the four statements, so that no order does work that it does not need. */
const insertionOf = ({ isOnPhone, isCounted }: { isOnPhone: boolean; isCounted: boolean }) => {
  if (isOnPhone) return isCounted ? countedPhoneInsertion : phoneInsertion;
  return isCounted ? countedInsertion : plainInsertion;
};

/** How often a number is drawn for one order. With a million orders, 20 taken numbers in a row occur once in 10³⁰ orders. */
const maxDraws = 20;

/**
 * Inserts an order with its lines under the first free number that is drawn, announces it, and returns the number. Inserts nothing
 * and returns `null` if the idempotency key is in use or the settings by which the order was quoted were replaced, and `soldOut` if
 * too few pieces of counted goods are left.
 */
export const insertOrder = async (
  db: Db,
  { lines, customerData, subTotal, total, ...order }: NewOrder,
  {
    settingsVersion,
    request = null,
    items = [],
    staff = null,
    prefix,
    draw = drawOrderNumber,
  }: InsertOptions,
): Promise<string | typeof soldOut | null> => {
  const row = {
    ...order,
    ...contentColumns({ customerData, subTotal, total }),
    trackingVersion: firstTrackingVersion,
  } satisfies Omit<typeof orders.$inferInsert, 'number'>;
  const values = {
    settingsVersion,
    keys: JSON.stringify(request === null ? [] : [namedColumns(placedRequests, request)]),
    lines: JSON.stringify(lineRows(order.id, lines).map((line) => namedColumns(orderLines, line))),
  };
  const isCounted = items.length > 0;
  const statement = insertionOf({ isOnPhone: staff !== null, isCounted })(db);
  for (let draws = 0; draws < maxDraws; draws += 1) {
    const number = draw(prefix);
    try {
      const orderRows = JSON.stringify([namedColumns(orders, { ...row, number })]);
      const placeholders = {
        ...values,
        orders: orderRows,
        ...(isCounted ? { wanted: wantedJson(items) } : {}),
        ...(staff === null ? {} : phoneRows(staff, order, number)),
      };
      const [inserted] = await retryConflicts(() => statement.execute(placeholders));
      return inserted?.number ?? null;
    } catch (error) {
      if (isStockShort(error)) return soldOut;
      // If the number is taken, another one is drawn.
      if (!isNumberTaken(error)) throw error;
    }
  }
  throw new Error(`${maxDraws} order numbers in a row were taken.`);
};
