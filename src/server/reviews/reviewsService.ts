import type { ReviewHolder } from '#contract/reviews/reviews.ts';
import { productTitle } from '#domain/products/product.ts';
import {
  canDecide,
  canReview,
  type ModeratedReview,
  type OwnReview,
  type OwnReviews,
  plainReviewText,
  type ReviewCounts,
  type ReviewDecision,
  type ReviewDraft,
  type ReviewState,
  type ReviewsPage,
} from '#domain/reviews/review.ts';
import { normalizeMobileNumber } from '#domain/values/mobileNumber.ts';
import { type Action, recordAction, recordActions } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import type { CountedPage, PageQuery } from '../database/queries/paging.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, notFound, unauthorized } from '../errors/apiError.ts';
import { isOwnOrder } from '../orders/lists/ordersService.ts';
import { findLinkedOrders, type LinkedOrder } from '../orders/tracking/trackingRepository.ts';
import { openLink, type TrackingParts } from '../orders/tracking/trackingService.ts';
import { preventDeletion } from '../products/stockListRepository.ts';
import * as ownRepository from './ownReviewsRepository.ts';
import * as repository from './reviewsRepository.ts';

/** What a request of an order's holder is answered from: the account, `null` for a guest, and what opening a tracking link needs. */
interface HolderContext extends TrackingParts {
  readonly caller: Caller | null;
}

/** The published reviews of a product, with how many there are of each rating; none for an unknown product. */
export const publishedReviews = async (db: Db, product: string, page: PageQuery): Promise<ReviewsPage> => {
  const byRating = await repository.countByRating(db, product);
  const count = byRating.reduce((sum, number) => sum + number, 0);
  const { items, next } =
    count === 0 ? { items: [], next: null } : await repository.listPublished(db, product, page);
  return { count, byRating, reviews: items, next };
};

/** The order that the link opens, or that the account has placed; throws an ApiError otherwise, also for staff. */
const heldOrder = async (context: HolderContext, { order, token }: ReviewHolder): Promise<LinkedOrder> => {
  if (token !== undefined) return openLink(context, token);
  if (context.caller === null) throw unauthorized();
  const [linked] = await findLinkedOrders(context.db, order === undefined ? [] : [order]);
  if (linked === undefined || !isOwnOrder(context.caller, linked)) throw notFound('order', 'order');
  return linked;
};

/** The writer who holds the order. A link proves its order only, so then there is no account. */
const writerOf = (
  { caller }: HolderContext,
  { order }: LinkedOrder,
  { token }: ReviewHolder,
): ownRepository.Writer => ({
  orderId: order._id,
  phone: normalizeMobileNumber(order.customerData.mobileNumber),
  uid: token === undefined ? (caller?.uid ?? null) : null,
});

const reviewedByOther =
  "Another order from this phone number has already reviewed this product. Use that order's link or account to change the review.";

/** What the holder of an order has written about its products; throws an ApiError for another customer's order. */
export const ownReviews = async (context: HolderContext, holder: ReviewHolder): Promise<OwnReviews> => {
  const linked = await heldOrder(context, holder);
  const ids = linked.order.products.map(({ id }) => id);
  return {
    canWrite: canReview(linked.order.orderStatus),
    reviews: await ownRepository.listOwn(context.db, writerOf(context, linked, holder), ids),
  };
};

/**
 * Stores the review of a product, which then waits for staff. Throws an ApiError if the order is another customer's, or is
 * not delivered or was returned; if the order or the shop does not have the product; and if another customer's order with
 * the same phone number has reviewed the product.
 */
export const writeReview = async (
  context: HolderContext,
  { product, rating, text, ...holder }: ReviewHolder & ReviewDraft & { readonly product: string },
): Promise<OwnReview> => {
  // Before the transaction: the first token that a process checks needs a second connection, to read its secret.
  const linked = await heldOrder(context, holder);
  return transaction(context.db, async (tx) => {
    const line = linked.order.products.find(({ id }) => id === product);
    const isInShop = (await preventDeletion(tx, [product])) > 0;
    if (line === undefined || !isInShop) throw notFound('product', 'product');
    if (!(await ownRepository.lockDelivered(tx, linked.order._id)))
      throw new ApiError(
        'moveRefused',
        'A product can be reviewed once its order is delivered, and not after a return.',
      );
    const review = await ownRepository.storeReview(tx, writerOf(context, linked, holder), {
      id: newId(context.now),
      productId: product,
      rating,
      text: plainReviewText(text),
      color: line.color,
      size: line.size,
      writtenAt: context.now,
    });
    if (review === null) throw new ApiError('alreadyReviewed', reviewedByOther);
    return review;
  });
};

/**
 * Deletes the writer's review of a product, also after a return, and returns the id of the order with which this was asked;
 * throws an ApiError if there is no such review.
 */
export const withdrawReview = async (
  context: HolderContext,
  { product, ...holder }: ReviewHolder & { readonly product: string },
): Promise<string> => {
  const linked = await heldOrder(context, holder);
  const isOfOrder = linked.order.products.some(({ id }) => id === product);
  const writer = writerOf(context, linked, holder);
  const count = isOfOrder ? await ownRepository.deleteOwn(context.db, writer, product) : 0;
  if (count === 0) throw notFound('review', 'product');
  return writer.orderId;
};

/** A page of the reviews in a state, or all without a limit; waiting ones come oldest first, others newest first. */
export const moderatedReviews = (
  db: Db,
  state: ReviewState,
  page: PageQuery,
): Promise<CountedPage<ModeratedReview>> => repository.listByState(db, state, page);

/** Number of reviews by state. */
export const reviewCounts = (db: Db): Promise<ReviewCounts> => repository.countByState(db);

const subjectOf = ({ id, name }: repository.NamedReview) =>
  ({ kind: 'review', id, label: productTitle({ name }) }) as const;

const actionNames = { Published: 'publishReview', Rejected: 'rejectReview' } as const;

interface Decision {
  readonly decision: ReviewDecision;
  readonly reason?: string | undefined;
  readonly reviews: readonly {
    readonly id: string;
    readonly version: number;
    /** The state that staff saw; a page that was opened before an update does not tell it. */
    readonly from?: ReviewState | undefined;
  }[];
}

/** What became of each review: decided as asked, or decided otherwise by somebody else since staff read it. */
interface Decided {
  readonly decidedIds: string[];
  readonly decidedByOthers: string[];
}

/**
 * Publishes or rejects reviews; returns the ids of those that now have this decision, and of those about which somebody else has
 * taken the opposite one. Reviews that were changed or deleted since staff read them are in neither.
 */
export const decideReviews = (
  db: Db,
  caller: Caller,
  { decision, reason = '', reviews }: Decision,
  now: Date,
): Promise<Decided> =>
  transaction(db, async (tx) => {
    const decided: Decided = { decidedIds: [], decidedByOthers: [] };
    const actions: Action[] = [];
    const readById = new Map(reviews.map((review) => [review.id, review]));
    // All requests lock the reviews in the same order, which prevents deadlocks.
    const inLockOrder = [...readById.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    for (const { id, version, from = null } of inLockOrder) {
      const review = await repository.lockReview(tx, id, version);
      if (review === null) continue;
      // `canDecide` refuses only the decision that the review has already.
      const hasDecisionAlready = !canDecide(review.state, decision);
      const isDecidedByOther = !hasDecisionAlready && from !== null && from !== review.state;
      decided[isDecidedByOther ? 'decidedByOthers' : 'decidedIds'].push(id);
      if (hasDecisionAlready || isDecidedByOther) continue;
      await repository.setState(tx, id, decision, decision === 'Rejected' ? reason.trim() : '');
      actions.push({ action: actionNames[decision], subject: subjectOf(review) });
    }
    await recordActions(tx, caller, actions, now);
    return decided;
  });

/** Deletes a review; throws an ApiError for an unknown one. */
export const removeReview = (db: Db, caller: Caller, id: string, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    const review = await repository.lockReview(tx, id);
    if (review === null) throw notFound('review');
    await repository.deleteReview(tx, id);
    await recordAction(tx, caller, { action: 'deleteReview', subject: subjectOf(review) }, now);
  });
