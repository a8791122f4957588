import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { publicName } from '#domain/publicName.ts';
import {
  type ModeratedReview,
  type OwnReview,
  type Review,
  type ReviewCounts,
  type ReviewDecision,
  type ReviewRating,
  type ReviewState,
  reviewRatings,
} from '#domain/review.ts';
import type { Db } from '../database/openDatabase.ts';
import {
  afterCursor,
  inOrder,
  type ListOrder,
  nextCursor,
  type Page,
  type PageQuery,
} from '../database/queries/paging.ts';
import { orders, productReviews, products, users } from '../database/schema/schema.ts';

/** The only SQL on reviews, besides the summary of one product. */

type Row = typeof productReviews.$inferSelect;

const newest: ListOrder<Row> = {
  name: 'reviews',
  key: productReviews.writtenAt,
  type: 'timestamptz',
  up: false,
  valueOf: (row) => row.writtenAt,
};
/** Who waits longest comes first. */
const oldest: ListOrder<Row> = { ...newest, name: 'waiting', up: true };

/** The name of the order; empty when its customer's account was deleted since. */
const writerName = sql<string>`case when ${orders.customerUid} is null or ${users.id} is not null
  then ${orders.name} else '' end`;

const selectReviews = (db: Db) =>
  db
    .select({ row: productReviews, name: writerName, product: products.name, number: orders.number })
    .from(productReviews)
    .innerJoin(orders, eq(orders.id, productReviews.orderId))
    .innerJoin(products, eq(products.id, productReviews.productId))
    .leftJoin(users, and(eq(users.uid, orders.customerUid), sql`${users.deletedAt} is null`))
    .$dynamic();

const ratingOf = ({ rating }: Pick<Row, 'rating'>): ReviewRating =>
  reviewRatings.find((known) => known === rating) ?? 1;

const toReview = (row: Row, name: string): Review => ({
  _id: row.id,
  rating: ratingOf(row),
  text: row.text,
  by: publicName(name),
  at: row.writtenAt.toISOString(),
  color: row.color,
  size: row.size,
});

const toOwnReview = (row: Row): OwnReview => ({
  product: row.productId,
  rating: ratingOf(row),
  text: row.text,
  state: row.state,
  reason: row.reason,
  at: row.writtenAt.toISOString(),
});

const readRows = (db: Db, filter: { state: ReviewState; product?: string }, { limit, after }: PageQuery) => {
  const order = filter.state === 'Waiting' ? oldest : newest;
  const query = selectReviews(db)
    .where(
      and(
        eq(productReviews.state, filter.state),
        filter.product === undefined ? undefined : eq(productReviews.productId, filter.product),
        afterCursor(order, productReviews.id, after),
      ),
    )
    .orderBy(...inOrder(order, productReviews.id));
  return limit === undefined ? query : query.limit(limit + 1);
};

/** The published reviews of a product, newest first. */
export const listPublished = async (
  db: Db,
  product: string,
  page: PageQuery,
): Promise<Pick<Page<Review>, 'items' | 'next'>> => {
  const results = await readRows(db, { state: 'Published', product }, page);
  const next = nextCursor(
    newest,
    results.map(({ row }) => row),
    page.limit,
  );
  return { items: results.slice(0, page.limit).map(({ row, name }) => toReview(row, name)), next };
};

/** How many of a product's published reviews have one star, two stars and so on. */
export const countByRating = async (db: Db, product: string): Promise<number[]> => {
  const counted = await db
    .select({ rating: productReviews.rating, count: sql`count(*)`.mapWith(Number) })
    .from(productReviews)
    .where(and(eq(productReviews.productId, product), eq(productReviews.state, 'Published')))
    .groupBy(productReviews.rating);
  return reviewRatings.map((rating) => counted.find((row) => row.rating === rating)?.count ?? 0);
};

/** Who writes: by an order, under its phone number, and with the account (`null` by a link). */
export interface Writer {
  readonly orderId: string;
  readonly phone: string;
  readonly uid: string | null;
}

/** Whether a review was written by this order or by another one that the account has placed. */
const isWrittenBy = (db: Db, { orderId, uid }: Writer): SQL | undefined =>
  or(
    eq(productReviews.orderId, orderId),
    uid === null
      ? undefined
      : inArray(
          productReviews.orderId,
          db.select({ id: orders.id }).from(orders).where(eq(orders.customerUid, uid)),
        ),
  );

/** The writer's reviews of these products. */
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

/** Keeps product and order of a review until the transaction ends; `false` when the product is gone. */
export const holdProduct = async (tx: Db, id: string): Promise<boolean> =>
  (await tx.select({ id: products.id }).from(products).where(eq(products.id, id)).for('key share')).length >
  0;

/** Whether the order is delivered, held so until the transaction ends. */
export const holdDelivered = async (tx: Db, id: string): Promise<boolean> =>
  (
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.status, 'Delivered')))
      .for('share')
  ).length > 0;

/**
 * Stores a review that waits for staff, in place of the writer's earlier one of the product; `null` when another order
 * under the phone number has a review of it.
 */
export const storeReview = async (
  tx: Db,
  writer: Writer,
  {
    id,
    ...row
  }: Omit<
    typeof productReviews.$inferInsert,
    'orderId' | 'writerPhone' | 'byLink' | 'state' | 'reason' | 'version'
  >,
): Promise<OwnReview | null> => {
  const waiting = {
    ...row,
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

/** Deletes what the writer has written about a product; returns the number deleted. */
export const deleteOwn = async (db: Db, writer: Writer, productId: string): Promise<number> =>
  (
    await db
      .delete(productReviews)
      .where(ownOf(db, writer, [productId]))
      .returning({ id: productReviews.id })
  ).length;

/** The reviews in a state, as staff see them. */
export const listByState = async (
  db: Db,
  state: ReviewState,
  page: PageQuery,
): Promise<Page<ModeratedReview>> => {
  const results = await readRows(db, { state }, page);
  const isComplete = page.after === undefined && (page.limit === undefined || results.length <= page.limit);
  const items = results.slice(0, page.limit).map(({ row, name, product, number }) => ({
    ...toReview(row, name),
    product: { id: row.productId, name: product },
    order: { id: row.orderId, number },
    state: row.state,
    reason: row.reason,
    version: row.version,
    byLink: row.byLink,
  }));
  const rows = results.map(({ row }) => row);
  return {
    items,
    total: isComplete ? items.length : await db.$count(productReviews, eq(productReviews.state, state)),
    next: nextCursor(state === 'Waiting' ? oldest : newest, rows, page.limit),
  };
};

/** Number of reviews by state. */
export const countByState = async (db: Db): Promise<ReviewCounts> => {
  const counted = await db
    .select({ state: productReviews.state, count: sql`count(*)`.mapWith(Number) })
    .from(productReviews)
    .groupBy(productReviews.state);
  const countOf = (state: ReviewState): number => counted.find((row) => row.state === state)?.count ?? 0;
  return { Waiting: countOf('Waiting'), Published: countOf('Published'), Rejected: countOf('Rejected') };
};

/** A review with what the audit log says of it. */
export interface NamedReview {
  readonly id: string;
  /** The product's name. */
  readonly name: string;
  readonly state: ReviewState;
}

/** The review with its product, locked until the transaction ends; `null` for an unknown id or another version. */
export const holdReview = async (tx: Db, id: string, version?: number): Promise<NamedReview | null> => {
  const [match] = await tx
    .select({ id: productReviews.id, state: productReviews.state, name: products.name })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(
      and(eq(productReviews.id, id), version === undefined ? undefined : eq(productReviews.version, version)),
    )
    .for('update', { of: productReviews });
  return match ?? null;
};

/** Sets the state of a review to the decision. */
export const setState = async (tx: Db, id: string, state: ReviewDecision, reason: string): Promise<void> => {
  await tx
    .update(productReviews)
    .set({ state, reason })
    .where(and(eq(productReviews.id, id), ne(productReviews.state, state)));
};

/** Deletes the review. */
export const deleteReview = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(productReviews).where(eq(productReviews.id, id));
};
