import { getTableColumns, sql } from 'drizzle-orm';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { orderDate, orderTime } from '#domain/values/dates.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import { fromPoisha, toPoisha } from '#domain/values/money.ts';
import { searchKey } from '#domain/values/plainText.ts';
import { jsonObject } from '../../database/queries/queryRows.ts';
import { type orderLines, orders } from '../../database/schema/schema.ts';

/** How orders are stored in rows, and read from them. */

/** A row of `orders`. */
type OrderRow = typeof orders.$inferSelect;

/** A row of `orders` with its lines. All amounts are poisha. */
export interface OrderWithLines extends OrderRow {
  readonly lines: readonly OrderLine[];
}

/**
 * SQL for the lines of a row of `orders`, to be read in the same query, so that no list of ids is sent back to the database.
 * `originalPrice` is the wire's name (API-5) for what one piece cost.
 */
const linesOf = sql<OrderLine[]>`(select coalesce(json_agg(json_build_object(
  'id', line.product_id, 'name', line.name, 'imageUrl', line.image_url, 'color', line.color, 'size', line.size,
  'quantity', line.quantity, 'originalPrice', line.unit_price) order by line.position), '[]'::json)
  from order_lines line where line.order_id = orders.id)`;

type JsonOrder = Omit<OrderWithLines, 'placedAt' | 'deliveredAt' | 'printedAt' | 'packedAt'> & {
  readonly placedAt: string;
  readonly deliveredAt: string | null;
  readonly printedAt: string | null;
  readonly packedAt: string | null;
};

/** JSON has times as texts; a new column with a time must become a Date here too. */
const fromJson = (json: JsonOrder): OrderWithLines => ({
  ...json,
  placedAt: new Date(json.placedAt),
  deliveredAt: json.deliveredAt === null ? null : new Date(json.deliveredAt),
  printedAt: json.printedAt === null ? null : new Date(json.printedAt),
  packedAt: json.packedAt === null ? null : new Date(json.packedAt),
});

/** SQL for a row of `orders` with its lines, as one JSON value, which is read faster than single columns (`jsonObject`). */
export const orderWithLines = jsonObject<JsonOrder>({ ...getTableColumns(orders), lines: linesOf }).mapWith(
  fromJson,
);

/** An order of this server, which always has a number; one of another host may have none (API-8). */
export interface NumberedOrder extends Order {
  readonly number: string;
}

/** The order as the API returns it. */
export const toOrder = (row: OrderWithLines): NumberedOrder => ({
  _id: row.id,
  number: row.number,
  date: orderDate(row.placedAt),
  time: orderTime(row.placedAt),
  subTotal: fromPoisha(row.subTotal),
  total: fromPoisha(row.total),
  orderStatus: row.status,
  products: row.lines.map((line) => ({ ...line, originalPrice: fromPoisha(line.originalPrice) })),
  customerData: {
    name: row.name,
    email: row.email,
    mobileNumber: row.mobileNumber,
    district: row.district,
    address: row.address,
    comment: row.comment,
    addressType: row.addressType,
    deliveryArea: row.deliveryArea,
    paymentSystem: row.paymentSystem,
    deliveryCharge: fromPoisha(row.deliveryCharge),
  },
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  returnDays: row.returnDays,
  printedAt: row.printedAt?.toISOString() ?? null,
  // `packedAt` and `packedBy` are set together: the '' is for the type alone.
  packed: row.packedAt === null ? null : { at: row.packedAt.toISOString(), by: row.packedBy ?? '' },
});

/** The columns that store an order's customer data, and its amounts in poisha. */
export const contentColumns = ({
  customerData,
  subTotal,
  total,
}: Pick<Order, 'customerData' | 'subTotal' | 'total'>) => ({
  ...customerData,
  nameKey: searchKey(customerData.name),
  emailKey: normalizeEmail(customerData.email),
  subTotal: toPoisha(subTotal),
  deliveryCharge: toPoisha(customerData.deliveryCharge),
  total: toPoisha(total),
});

/** The rows of an order's lines. */
export const lineRows = (orderId: string, lines: readonly OrderLine[]): (typeof orderLines.$inferInsert)[] =>
  lines.map(({ id, originalPrice, ...line }, position) => ({
    ...line,
    orderId,
    position,
    productId: id,
    unitPrice: toPoisha(originalPrice),
  }));
