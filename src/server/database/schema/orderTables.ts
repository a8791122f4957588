import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Role } from '#domain/accounts/role.ts';
import { orderLists } from '#domain/orders/orderLists.ts';
import { orderCodeLength } from '#domain/orders/orderNumber.ts';
import type { OrderChanges } from '#domain/orders/orderRevision.ts';
import { type OrderEventType, type OrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { actor, instant, poisha, textList } from './columnTypes.ts';

/** The tables of orders. Amounts are whole poisha; `…_key` columns are lowercase, for comparison. */

const statusNames = textList(orderStatuses);

/** SQL for the code of an order number. The length is written into it: PostgreSQL uses the index for this exact expression. */
const orderCode = (number: AnyPgColumn): SQL => sql`right(${number}, ${sql.raw(String(orderCodeLength))})`;

/** Orders with the customer's data at the time of the order. */
export const orders = pgTable(
  'orders',
  {
    id: text().primaryKey(),
    /** The order number (ADR 0076). */
    number: text().notNull(),
    placedAt: instant('placed_at').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    deliveredAt: instant('delivered_at'),
    /** Days after the delivery in which the order can be returned; the default is for orders older than this column (SP-3). */
    returnDays: integer('return_days').notNull().default(defaultOrderTerms.returnDays),
    /** The account that placed the order while signed in; null for a guest. */
    customerUid: text('customer_uid'),
    name: text().notNull(),
    /** The domain's `searchKey` of the name. */
    nameKey: text('name_key').notNull(),
    email: text().notNull(),
    emailKey: text('email_key').notNull(),
    mobileNumber: text('mobile_number').notNull(),
    district: text().notNull(),
    address: text().notNull(),
    comment: text().notNull(),
    addressType: text('address_type').notNull(),
    deliveryArea: text('delivery_area').notNull(),
    paymentSystem: text('payment_system').notNull(),
    subTotal: poisha('sub_total').notNull(),
    deliveryCharge: poisha('delivery_charge').notNull(),
    total: poisha('total').notNull(),
    /** Part of each tracking link of the order (SH-4): a new value revokes the links that were given out. */
    trackingVersion: integer('tracking_version').notNull().default(0),
    /** When staff printed a paper of the order for the last time (MD-19). */
    printedAt: instant('printed_at'),
    /** When it was packed, and the name of the account at that time (DK-13); null before that. */
    packedAt: instant('packed_at'),
    packedBy: text('packed_by'),
  },
  (table) => [
    check('orders_status', sql`${table.status} in (${statusNames})`),
    // Without `deliveredAt` the return window would never end. The list has one status, so `<>` is enough.
    check(
      'orders_delivered',
      sql`${table.status} <> ${textList(orderLists.delivered)} or ${table.deliveredAt} is not null`,
    ),
    check('orders_total', sql`${table.total} = ${table.subTotal} + ${table.deliveryCharge}`),
    // The index is on the code without the prefix: no two orders have the same code, even with different prefixes (SP-12).
    uniqueIndex('orders_number').on(orderCode(table.number)),
    // With the columns that figures are summed from (ADR 0135), so that the rows of the orders are not read.
    index('orders_newest').on(table.placedAt, table.id, table.status, table.district, table.total),
    // With area and district, so that a list of one status is counted by them without reading the rows of the orders.
    index('orders_status_newest').on(
      table.status,
      table.placedAt,
      table.id,
      table.deliveryArea,
      table.district,
    ),
    // The next two indexes hold only printed or packed orders, so that placing an order writes nothing to them (ADR 0152).
    index('orders_printed')
      .on(table.status, table.placedAt, table.id)
      .where(sql`${table.printedAt} is not null`),
    index('orders_packed')
      .on(table.status, table.placedAt, table.id)
      .where(sql`${table.packedAt} is not null`),
    index('orders_amount').on(table.total, table.id),
    index('orders_status_amount').on(table.status, table.total, table.id),
    index('orders_area_newest').on(table.deliveryArea, table.placedAt, table.id),
    index('orders_area_amount').on(table.deliveryArea, table.total, table.id),
    index('orders_customer').on(table.customerUid),
    index('orders_email').on(table.emailKey),
    // Delivered orders are counted by the day of their delivery (DK-12).
    index('orders_delivered_at')
      .on(table.deliveredAt, table.total)
      .where(sql`${table.deliveredAt} is not null`),
    index('orders_phone').on(table.mobileNumber, table.placedAt, table.status, table.id),
  ],
);

/** The code of an order's number, by which the order is found whatever prefix it has (SP-12). */
export const storedOrderCode = orderCode(orders.number);

/**
 * SQL for the text in which the search of orders looks first. It is the expression of the index `orders_search`
 * (`migrate/searchIndexes.ts`, ADR 0077): PostgreSQL uses the index for this exact expression. Stored mobile numbers are in the national form.
 */
export const searchedOrderText = sql`(${orders.id} || ' ' || ${orders.emailKey} || ' ' || ${orders.nameKey} || ' ' || ${orders.mobileNumber})`;

/** Lines of an order, with product names and prices at the time of the order. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 0, without a gap. */
    position: integer().notNull(),
    productId: text('product_id').notNull(),
    name: text().notNull(),
    imageUrl: text('image_url').notNull(),
    color: text().notNull(),
    size: text().notNull(),
    quantity: integer().notNull(),
    /** Poisha, in the column type of a product's prices. */
    unitPrice: integer('unit_price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    check('order_lines_quantity', sql`${table.quantity} >= 1`),
    // Finds the orders that hold a product (DK-14).
    index('order_lines_product').on(table.productId, table.orderId),
  ],
);

/** Who of the staff placed an order for a caller on the phone (DK-18); any other order has no row. */
export const phoneOrders = pgTable('phone_orders', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  ...actor,
});

/** All moves of the orders (ST-9). */
export const orderMoves = pgTable(
  'order_moves',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 0, without a gap. */
    position: integer().notNull(),
    event: text().$type<OrderEventType>().notNull(),
    fromStatus: text('from_status').$type<OrderStatus>().notNull(),
    toStatus: text('to_status').$type<OrderStatus>().notNull(),
    byRole: text('by_role').$type<Role>().notNull(),
    byUid: text('by_uid').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** Corrections of orders by staff, append-only (MD-5). */
export const orderRevisions = pgTable(
  'order_revisions',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 0, without a gap. */
    position: integer().notNull(),
    /** The order's status at that time. */
    status: text().$type<OrderStatus>().notNull(),
    /** The domain's OrderChanges; amounts in taka. */
    changes: jsonb().$type<OrderChanges>().notNull(),
    ...actor,
    at: instant('at').notNull(),
    /** Hash of the request, which recognizes a repeated one. */
    requestHash: text('request_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/**
 * How the number of orders with a status changed: the number is the sum of these, and is not counted (ADR 0071). Written by
 * triggers on `orders`.
 */
export const orderCountChanges = pgTable('order_count_changes', {
  status: text().$type<OrderStatus>().notNull(),
  change: integer().notNull(),
});

/** Which order was placed under an idempotency key (CO-10). No foreign key: the row is written before its order. */
export const placedRequests = pgTable('placed_requests', {
  key: text().primaryKey(),
  bodyHash: text('body_hash').notNull(),
  orderId: text('order_id').notNull(),
  placedAt: instant('placed_at').notNull(),
});
