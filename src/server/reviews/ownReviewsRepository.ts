import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { OwnReview } from '#domain/reviews/review.ts';
import type { Db } from '../database/database.ts';
import { orders, productReviews } from '../database/schema/schema.ts';
import { ratingOf } from './reviewsRepository.ts';

/** The SQL on the reviews of one writer. */

/** Who writes a review: an order with its phone number, and the account; `uid` is `null` if the order's link was used. */
export interface Writer {
  readonly orderId: string;
  readonly phone: string;
  readonly uid: string | null;
}

type Row = typeof productReviews.$inferSelect;

/** What a writer has written about a product. */
export type NewReview = Pick<Row, 'id' | 'productId' | 'rating' | 'text' | 'color' | 'size' | 'writtenAt'>;

const toOwnReview = (row: Row): OwnReview => ({
  product: row.productId,
  rating: ratingOf(row),
  text: row.text,
  state: row.state,
  reason: row.reason,
  at: row.writtenAt.toISOString(),
});

/** Condition: the review was written with this order, or with another one that the account has placed. */
const isWrittenBy = (db: Db, { orderId, uid }: Writer): SQL | undefined => {
  const isWithOrder = eq(productReviews.orderId, orderId);
  if (uid === null) return isWithOrder;
  const ordersOfAccount = db.select({ id: orders.id }).from(orders).where(eq(orders.customerUid, uid));
  return or(isWithOrder, inArray(productReviews.orderId, ordersOfAccount));
};

/** Condition: the review is the writer's, about one of these products. */
const ownOf = (db: Db, writer: Writer, productIds: readonly string[]): SQL | undefined =>
  and(
    eq(productReviews.writerPhone, writer.phone),
    inArray(productReviews.productId, [...productIds]),
    isWrittenBy(db, writer),
  );

/** What the writer has written about these products. */
export const listOwn = async (
  db: Db,
  writer: Writer,
  productIds: readonly string[],
): Promise<OwnReview[]> => {
  const rows = await db
    .select()
    .from(productReviews)
    .where(ownOf(db, writer, productIds));
  return rows.map(toOwnReview);
};

/** Whether the order is delivered; it keeps that status until the transaction ends. */
export const lockDelivered = async (tx: Db, id: string): Promise<boolean> => {
  const locked = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.status, 'Delivered')))
    .for('share');
  return locked.length > 0;
};

/**
 * Stores a review, which then waits for staff; it replaces the writer's earlier review of the product. Stores nothing and
 * returns `null` if another customer's order with the same phone number has reviewed the product.
 */
export const storeReview = async (
  tx: Db,
  writer: Writer,
  { id, ...written }: NewReview,
): Promise<OwnReview | null> => {
  const waiting = {
    ...written,
    orderId: writer.orderId,
    writerPhone: writer.phone,
    byLink: writer.uid === null,
    state: 'Waiting',
    reason: '',
  } as const;
  const [stored] = await tx
    .insert(productReviews)
    .values({ id, ...waiting })
    .onConflictDoUpdate({
      target: [productReviews.productId, productReviews.writerPhone],
      set: { ...waiting, version: sql`${productReviews.version} + 1` },
      setWhere: isWrittenBy(tx, writer),
    })
    .returning();
  return stored === undefined ? null : toOwnReview(stored);
};

/** Deletes the writer's review of a product; returns the number deleted. */
export const deleteOwn = async (db: Db, writer: Writer, productId: string): Promise<number> => {
  const deleted = await db
    .delete(productReviews)
    .where(ownOf(db, writer, [productId]))
    .returning({ id: productReviews.id });
  return deleted.length;
};
