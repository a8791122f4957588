import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { type StockReason, stockReasons } from '#domain/products/stockMove.ts';
import { instant, textList } from './columnTypes.ts';

/**
 * The tables of counted products (ADR 0115). An item is a whole product or one colour and size of it; for a whole product
 * both `color` and `size` are ''.
 */

const item = {
  productId: text('product_id').notNull(),
  color: text().notNull(),
  size: text().notNull(),
};

/**
 * The pieces of each item that no order holds. The migration adds the foreign key of the product: whoever deletes a product
 * writes its pieces off first.
 */
export const stock = pgTable(
  'stock',
  {
    ...item,
    pieces: integer().notNull(),
    /** How many rows of the ledger the item has. */
    moves: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.color, table.size] }),
    check('stock_pieces', sql`${table.pieces} >= 0`),
  ],
);

const reasons = textList(stockReasons);

/**
 * The ledger, append-only: the changes of an item sum up to its pieces. No foreign keys: a row outlives its order and its
 * product.
 */
export const stockMoves = pgTable(
  'stock_moves',
  {
    ...item,
    /** From 1, without a gap. */
    position: integer().notNull(),
    reason: text().$type<StockReason>().notNull(),
    change: integer().notNull(),
    /** The item's pieces after this change. */
    pieces: integer().notNull(),
    /** The order that took the pieces or gave them back; `null` for a change by staff. */
    orderId: text('order_id'),
    /** The order number at that time. */
    orderNumber: text('order_number'),
    /** The uid of the account; empty for a guest. */
    byUid: text('by_uid').notNull(),
    /** The name of the member of staff at that time; empty for a customer. */
    byName: text('by_name').notNull(),
    at: instant('at').notNull(),
    note: text().notNull(),
    /** What one piece of received goods cost the shop, in poisha; `null` if it was not entered. */
    cost: integer(),
    /** The idempotency key of the request by staff; `null` if it had none. */
    requestKey: text('request_key'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.color, table.size, table.position] }),
    check('stock_moves_reason', sql`${table.reason} in (${reasons})`),
    index('stock_moves_order').on(table.orderId).where(sql`${table.orderId} is not null`),
  ],
);

/**
 * The barcode of each item that has one (ADR 0126), given by its manufacturer or by the shop. The migration adds the
 * foreign key of the product. An item that is no longer offered keeps its code until another item gets it.
 */
export const barcodes = pgTable(
  'barcodes',
  {
    ...item,
    code: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.color, table.size] }),
    uniqueIndex('barcodes_code').on(table.code),
    check('barcodes_code', sql`${table.code} ~ '^([0-9]{8}|[0-9]{13})$'`),
  ],
);

/** Phone numbers of shoppers who wait for an item that is sold out (GS-9); the migration adds the foreign key of the product. */
export const stockRequests = pgTable(
  'stock_requests',
  {
    id: text().primaryKey(),
    ...item,
    mobileNumber: text('mobile_number').notNull(),
    askedAt: instant('asked_at').notNull(),
  },
  (table) => [
    uniqueIndex('stock_requests_phone').on(table.productId, table.color, table.size, table.mobileNumber),
    index('stock_requests_age').on(table.askedAt),
  ],
);
