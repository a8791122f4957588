import { and, count, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { dayAfter, dayStart, orderDate, orderTime } from '#domain/dates.ts';
import { fromPoisha, toPoisha } from '#domain/money.ts';
import type { CustomerData, Order, OrderLine, OrderMove, OrderStatus } from '#domain/order.ts';
import type { DayCount } from '#domain/orderDays.ts';
import type { OrderFilter as Narrowing } from '#domain/orderFilter.ts';
import type { Db } from '../database/openDatabase.ts';
import {
  afterCursor,
  containing,
  inOrder,
  type ListOrder,
  nextCursor,
  type Page,
  type PageQuery,
} from '../database/paging.ts';
import { orderLines, orderMoves, orders, users } from '../database/schema.ts';

/** The only SQL on orders. */

/** An order with the account that placed it, which the wire does not tell. */
export interface StoredOrder {
  readonly order: Order;
  readonly customerUid: string | null;
}

/** Whose orders: of an account, of a verified address, or of all. */
export interface OrderOwner {
  readonly uid: string | null;
  /** Lowercase; `null` when the address is not proven. */
  readonly email: string | null;
}

export interface OrderFilter extends PageQuery, Narrowing {
  /** `null` for the whole shop. */
  readonly owner: OrderOwner | null;
  readonly statuses?: readonly OrderStatus[];
  /** Part of an order's id. */
  readonly search?: string;
}

// One query for orders and lines together, however many orders: no list of ids to send back.
const linesOf = sql<OrderLine[]>`(select coalesce(json_agg(json_build_object(
  'id', line.product_id, 'name', line.name, 'imageUrl', line.image_url, 'color', line.color, 'size', line.size,
  'quantity', line.quantity, 'originalPrice', line.unit_price) order by line.position), '[]'::json)
  from order_lines line where line.order_id = orders.id)`;

const selectOrders = (db: Db) => db.select({ row: orders, lines: linesOf }).from(orders).$dynamic();
type Row = typeof orders.$inferSelect;

const toOrder = (row: Row, lines: readonly OrderLine[]): Order => ({
  _id: row.id,
  date: orderDate(row.placedAt),
  time: orderTime(row.placedAt),
  subTotal: fromPoisha(row.subTotal),
  total: fromPoisha(row.total),
  orderStatus: row.status,
  products: lines.map((line) => ({ ...line, originalPrice: fromPoisha(line.originalPrice) })),
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
});

const belongingTo = (owner: OrderOwner): SQL | undefined =>
  or(
    owner.uid === null ? undefined : eq(orders.customerUid, owner.uid),
    owner.email === null ? undefined : eq(orders.emailKey, owner.email),
  ) ?? sql`false`;

const matching = ({ owner, statuses, search, from, to, area }: OrderFilter): SQL | undefined =>
  and(
    owner === null ? undefined : belongingTo(owner),
    statuses === undefined ? undefined : inArray(orders.status, [...statuses]),
    from === undefined ? undefined : gte(orders.placedAt, dayStart(from)),
    to === undefined ? undefined : lt(orders.placedAt, dayStart(dayAfter(to))),
    area === undefined ? undefined : eq(orders.deliveryArea, area),
    search?.trim() ? like(orders.id, containing(search.trim().toLowerCase())) : undefined,
  );

const newest: ListOrder<Row> = {
  name: 'orders',
  key: orders.placedAt,
  type: 'timestamptz',
  up: false,
  valueOf: (row) => row.placedAt,
};

/** The rows from the cursor on, newest first, with their lines: one more than `limit`, if there is one. */
const readRows = async (db: Db, filter: OrderFilter) => {
  const asked = selectOrders(db)
    .where(and(matching(filter), afterCursor(newest, orders.id, filter.after)))
    .orderBy(...inOrder(newest, orders.id));
  return filter.limit === undefined ? asked : asked.limit(filter.limit + 1);
};

/** All that match, newest first, `batch` at a time, so that never more of them are held. */
export async function* eachOrder(db: Db, filter: OrderFilter, batch: number): AsyncGenerator<Order[]> {
  let after = filter.after;
  do {
    const found = await readRows(db, { ...filter, after, limit: batch });
    yield found.slice(0, batch).map(({ row, lines }) => toOrder(row, lines));
    const rows = found.map(({ row }) => row);
    after = nextCursor(newest, rows, batch) ?? undefined;
  } while (after !== undefined);
}

/** How many match. */
export const countMatching = (db: Db, filter: OrderFilter): Promise<number> =>
  db.$count(orders, matching(filter));

/** The orders placed since the moment, counted by Dhaka's day and present status. */
export const countByDay = async (db: Db, since: Date): Promise<DayCount[]> => {
  // In UTC, with Dhaka's offset added: needs no table of time zones.
  const day = sql<string>`to_char(${orders.placedAt} at time zone 'UTC' + interval '6 hours', 'YYYY-MM-DD')`;
  const rows = await db
    .select({ day, status: orders.status, count: count(), total: sql<string>`sum(${orders.total})` })
    .from(orders)
    .where(gte(orders.placedAt, since))
    .groupBy(sql`1`, orders.status);
  return rows.map(({ total, ...row }) => ({ ...row, total: fromPoisha(Number(total)) }));
};

/** Newest first; everything without a `limit`. */
export const listOrders = async (db: Db, filter: OrderFilter): Promise<Page<Order>> => {
  const { limit, after } = filter;
  const found = await readRows(db, filter);
  const isWhole = after === undefined && (limit === undefined || found.length <= limit);
  const total = isWhole ? found.length : await countMatching(db, filter);
  const rows = found.map(({ row }) => row);
  return {
    items: found.slice(0, limit).map(({ row, lines }) => toOrder(row, lines)),
    total,
    next: nextCursor(newest, rows, limit),
  };
};

export const findOrder = async (db: Db, id: string): Promise<StoredOrder | null> => {
  const [found] = await selectOrders(db).where(eq(orders.id, id));
  return found === undefined
    ? null
    : { order: toOrder(found.row, found.lines), customerUid: found.row.customerUid };
};

/** How many orders have each status; statuses that none has are left out. */
export const countOrders = async (
  db: Db,
  owner: OrderOwner | null,
): Promise<Partial<Record<OrderStatus, number>>> => {
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(owner === null ? undefined : belongingTo(owner))
    .groupBy(orders.status);
  return Object.fromEntries(rows.map((row) => [row.status, row.count]));
};

/** Who an admin means by an address: the orders that bear it, and those of the account that has it. */
export const ownerByEmail = async (db: Db, email: string): Promise<OrderOwner> => {
  const [account] = await db.select({ uid: users.uid }).from(users).where(eq(users.email, email)).limit(1);
  return { uid: account?.uid ?? null, email };
};

export interface NewOrder {
  readonly id: string;
  readonly placedAt: Date;
  readonly status: OrderStatus;
  readonly customerUid: string | null;
  readonly lines: readonly OrderLine[];
  readonly customerData: CustomerData;
  /** Taka. */
  readonly subTotal: number;
  /** Taka. */
  readonly total: number;
}

export const insertOrder = async (tx: Db, { lines, customerData, ...order }: NewOrder): Promise<void> => {
  await tx.insert(orders).values({
    ...order,
    ...customerData,
    emailKey: customerData.email.toLowerCase(),
    subTotal: toPoisha(order.subTotal),
    deliveryCharge: toPoisha(customerData.deliveryCharge),
    total: toPoisha(order.total),
  });
  await tx.insert(orderLines).values(
    lines.map(({ id, originalPrice, ...line }, position) => ({
      ...line,
      orderId: order.id,
      position,
      productId: id,
      unitPrice: toPoisha(originalPrice),
    })),
  );
};

/** Moves the order if it still stands at `from`; whether it did. */
export const moveOrder = async (
  tx: Db,
  id: string,
  { from, to, deliveredAt }: { from: OrderStatus; to: OrderStatus; deliveredAt: string | null },
): Promise<boolean> => {
  const moved = await tx
    .update(orders)
    .set({ status: to, deliveredAt: deliveredAt === null ? null : new Date(deliveredAt) })
    .where(and(eq(orders.id, id), eq(orders.status, from)))
    .returning({ id: orders.id });
  return moved.length === 1;
};

/** Adds the next step to the order's history; the order must have been moved in the same transaction. */
export const insertMove = async (
  tx: Db,
  orderId: string,
  move: OrderMove & { byUid: string },
): Promise<void> => {
  const position = await tx.$count(orderMoves, eq(orderMoves.orderId, orderId));
  await tx.insert(orderMoves).values({
    orderId,
    position,
    event: move.event,
    fromStatus: move.from,
    toStatus: move.to,
    byRole: move.by,
    byUid: move.byUid,
    at: new Date(move.at),
  });
};

/** A step as the machine takes it: by role, not by whom. */
export const toMove = (row: typeof orderMoves.$inferSelect): OrderMove => ({
  event: row.event,
  from: row.fromStatus,
  to: row.toStatus,
  by: row.byRole,
  at: row.at.toISOString(),
});

export const listMoves = async (db: Db, orderId: string): Promise<OrderMove[]> => {
  const rows = await db
    .select()
    .from(orderMoves)
    .where(eq(orderMoves.orderId, orderId))
    .orderBy(orderMoves.position);
  return rows.map(toMove);
};

/** Removes the order, with its lines and history, if it still has the status; how many were removed. */
export const deleteOrder = async (db: Db, id: string, status: OrderStatus): Promise<number> =>
  (
    await db
      .delete(orders)
      .where(and(eq(orders.id, id), eq(orders.status, status)))
      .returning({ id: orders.id })
  ).length;
