import type { InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Product } from '#domain/products/product.ts';
import type { Slide } from '#domain/shop/slide.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import { toPoisha } from '#domain/values/money.ts';
import { searchKey } from '#domain/values/plainText.ts';
import type {
  orderLines,
  orderMoves,
  orderRevisions,
  orders,
  products,
  slides,
  users,
} from '#server/database/schema/schema.ts';
import { linkHolderUid } from '#server/orders/history/movesRepository.ts';
import { emptyColumns, toColumns } from '#server/products/productRow.ts';
import { demoActors, demoAdmin } from '../accounts/demoAccounts.ts';
import type { DemoUser } from '../accounts/demoCustomers.ts';
import type { DemoOrder } from '../orders/demoOrders.ts';

/** Table rows of the demo products, slides, users and orders. */

/** A row with a value for each column, even if the database has a default for it. */
type FullRow<Table extends PgTable> = Required<InferInsertModel<Table>>;

/** Row of a product. */
export const productRow = (product: Product): InferInsertModel<typeof products> => ({
  ...emptyColumns,
  ...toColumns(product),
  id: product._id,
  createdAt: new Date(product.createdAt),
  changedAt: new Date(product.changedAt),
});

/** Row of a slide. */
export const slideRow = ({
  _id,
  image,
  title,
  link,
  button,
  titleBengali,
  buttonBengali,
  time,
}: Slide): InferInsertModel<typeof slides> => ({
  id: _id,
  image,
  title,
  link,
  button,
  titleBengali,
  buttonBengali,
  time: new Date(time),
  createdAt: new Date(time),
});

/** Row of a user. */
export const userRow = (user: DemoUser, createdAt: Date): InferInsertModel<typeof users> => ({
  ...user,
  // Otherwise the roles of admin and staff would be withheld (AU-13).
  emailVerified: true,
  createdAt,
});

/** Row of an order, amounts in poisha. */
export const orderRow = ({ order, placedAt, customerUid }: DemoOrder): FullRow<typeof orders> => {
  const { deliveryCharge, ...data } = order.customerData;
  return {
    id: order._id,
    number: order.number,
    placedAt,
    status: order.orderStatus,
    deliveredAt: order.deliveredAt === null ? null : new Date(order.deliveredAt),
    returnDays: order.returnDays,
    customerUid,
    ...data,
    nameKey: searchKey(data.name),
    emailKey: normalizeEmail(data.email),
    subTotal: toPoisha(order.subTotal),
    deliveryCharge: toPoisha(deliveryCharge),
    total: toPoisha(order.total),
    trackingVersion: 0,
    printedAt: null,
    packedAt: null,
    packedBy: null,
  };
};

/** Rows of an order's lines, in their order. */
export const lineRows = ({ order }: DemoOrder): InferInsertModel<typeof orderLines>[] =>
  order.products.map(({ id, originalPrice, name, imageUrl, color, size, quantity }, position) => ({
    orderId: order._id,
    position,
    productId: id,
    name,
    imageUrl,
    color,
    size,
    quantity,
    unitPrice: toPoisha(originalPrice),
  }));

/**
 * Rows of an order's history. Moves of staff are by the demo's account of that role, all others by the customer, or by the holder of the
 * tracking link if the order has no account.
 */
export const moveRows = ({ order, history, customerUid }: DemoOrder): InferInsertModel<typeof orderMoves>[] =>
  history.map(({ event, from, to, by, at }, position) => ({
    orderId: order._id,
    position,
    event,
    fromStatus: from,
    toStatus: to,
    byRole: by,
    byUid: demoActors[by]?.uid ?? customerUid ?? linkHolderUid,
    at: new Date(at),
  }));

/** Rows of an order's revisions, all by the demo's admin. */
export const revisionRows = ({ order, corrections }: DemoOrder): InferInsertModel<typeof orderRevisions>[] =>
  corrections.map(({ changes, at }, position) => ({
    orderId: order._id,
    position,
    // Demo orders are corrected only while they are pending.
    status: 'Pending',
    changes,
    byUid: demoAdmin.uid,
    byName: demoAdmin.name,
    at,
    // No request has made it.
    requestHash: '',
  }));
