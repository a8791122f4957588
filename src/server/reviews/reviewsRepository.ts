import { and, count, eq, sql } from 'drizzle-orm';
import { publicName } from '#domain/reviews/publicName.ts';
import {
  type ModeratedReview,
  type Review,
  type ReviewCounts,
  type ReviewDecision,
  type ReviewRating,
  type ReviewState,
  reviewRatings,
} from '#domain/reviews/review.ts';
import { filledTexts } from '#domain/values/filledTexts.ts';
import type { Db } from '../database/database.ts';
import {
  type CountedPage,
  newestFirst,
  nextCursor,
  type Page,
  type PageQuery,
  reversed,
  toPage,
} from '../database/queries/paging.ts';
import { rowsOfPage } from '../database/queries/rowsOfPage.ts';
import { orders, productReviews, products, users } from '../database/schema/schema.ts';

/** The SQL on lists of reviews, and on what staff do with them; ownReviewsRepository.ts has what customers do. */

type Row = typeof productReviews.$inferSelect;

const listOrder = newestFirst('reviews', productReviews, 'writtenAt');
/** The order for reviews that wait for staff: the one that has waited longest comes first. */
const waitingOrder = reversed(newestFirst('waiting', productReviews, 'writtenAt'));

/** The customer's name in the order; empty if the customer's account was deleted since. */
const writerName = sql<string>`case when ${orders.customerUid} is null or ${users.id} is not null
  then ${orders.name} else '' end`;

const selectReviews = (db: Db) =>
  db
    .select({
      row: productReviews,
      name: writerName,
      productName: products.name,
      productNameBengali: products.nameBengali,
      number: orders.number,
    })
    .from(productReviews)
    .innerJoin(orders, eq(orders.id, productReviews.orderId))
    .innerJoin(products, eq(products.id, productReviews.productId))
    .leftJoin(users, and(eq(users.uid, orders.customerUid), sql`${users.deletedAt} is null`))
    .$dynamic();

/** The rating of a stored review, of which the table's check admits 1 to 5 only. */
export const ratingOf = ({ rating }: Pick<Row, 'rating'>): ReviewRating =>
  reviewRatings.find((known) => known === rating) ?? 1;

const toReview = (row: Row & { readonly name: string }): Review => ({
  _id: row.id,
  rating: ratingOf(row),
  text: row.text,
  by: publicName(row.name),
  at: row.writtenAt.toISOString(),
  color: row.color,
  size: row.size,
});

const orderOf = (state: ReviewState) => (state === 'Waiting' ? waitingOrder : listOrder);

const readRows = async (
  db: Db,
  { state, product }: { state: ReviewState; product?: string },
  page: PageQuery,
) => {
  const condition = and(
    eq(productReviews.state, state),
    product === undefined ? undefined : eq(productReviews.productId, product),
  );
  const results = await rowsOfPage(selectReviews(db), orderOf(state), condition, page);
  return results.map(({ row, ...names }) => ({ ...row, ...names }));
};

/** The published reviews of a product, newest first. */
export const listPublished = async (
  db: Db,
  product: string,
  page: PageQuery,
): Promise<Pick<Page<Review>, 'items' | 'next'>> => {
  const rows = await readRows(db, { state: 'Published', product }, page);
  return { items: rows.slice(0, page.limit).map(toReview), next: nextCursor(listOrder, rows, page.limit) };
};

/** How many of a product's published reviews have one star, two stars and so on. */
export const countByRating = async (db: Db, product: string): Promise<number[]> => {
  const counted = await db
    .select({ rating: productReviews.rating, count: count() })
    .from(productReviews)
    .where(and(eq(productReviews.productId, product), eq(productReviews.state, 'Published')))
    .groupBy(productReviews.rating);
  return reviewRatings.map((rating) => counted.find((row) => row.rating === rating)?.count ?? 0);
};

type NamedRow = Awaited<ReturnType<typeof readRows>>[number];

const toModeratedReview = (row: NamedRow): ModeratedReview => ({
  ...toReview(row),
  product: {
    id: row.productId,
    name: row.productName,
    ...filledTexts({ nameBengali: row.productNameBengali }, ['nameBengali']),
  },
  order: { id: row.orderId, number: row.number },
  state: row.state,
  reason: row.reason,
  version: row.version,
  byLink: row.byLink,
});

/** A page of the reviews in a state, as staff see them; waiting ones come oldest first, others newest first. */
export const listByState = async (
  db: Db,
  state: ReviewState,
  page: PageQuery,
): Promise<CountedPage<ModeratedReview>> => {
  const rows = await readRows(db, { state }, page);
  return toPage(orderOf(state), rows, page, toModeratedReview, () =>
    db.$count(productReviews, eq(productReviews.state, state)),
  );
};

/** Number of reviews by state. */
export const countByState = async (db: Db): Promise<ReviewCounts> => {
  const counted = await db
    .select({ state: productReviews.state, count: count() })
    .from(productReviews)
    .groupBy(productReviews.state);
  const countOf = (state: ReviewState): number => counted.find((row) => row.state === state)?.count ?? 0;
  return { Waiting: countOf('Waiting'), Published: countOf('Published'), Rejected: countOf('Rejected') };
};

/** A review as the audit log names it. */
export interface NamedReview {
  readonly id: string;
  /** The product's name. */
  readonly name: string;
  readonly state: ReviewState;
}

/** The review, locked until the transaction ends; `null` for an unknown id, or if `version` is given and differs. */
export const lockReview = async (tx: Db, id: string, version?: number): Promise<NamedReview | null> => {
  const hasVersion = version === undefined ? undefined : eq(productReviews.version, version);
  const [review] = await tx
    .select({ id: productReviews.id, state: productReviews.state, name: products.name })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(and(eq(productReviews.id, id), hasVersion))
    .for('update', { of: productReviews });
  return review ?? null;
};

/** Stores the decision of staff as the state of a review. Its version stays, which counts what the writer has written. */
export const setState = async (tx: Db, id: string, state: ReviewDecision, reason: string): Promise<void> => {
  await tx.update(productReviews).set({ state, reason }).where(eq(productReviews.id, id));
};

/** Deletes the review. */
export const deleteReview = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(productReviews).where(eq(productReviews.id, id));
};
