import { readLocalName } from '../products/bengaliProduct.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import {
  type ModeratedReview,
  type OwnReview,
  type OwnReviews,
  type Review,
  type ReviewRating,
  type ReviewState,
  type ReviewsPage,
  reviewRatings,
  reviewStates,
} from './review.ts';

/** Readers of the reviews that a host sends. */

const readRating = (raw: unknown): ReviewRating | null =>
  reviewRatings.find((rating) => rating === raw) ?? null;
const readReviewState = (raw: unknown): ReviewState | null =>
  reviewStates.find((state) => state === raw) ?? null;

const readReview = (raw: unknown): Review | null => {
  if (!isRecord(raw)) return null;
  const _id = readText(raw._id);
  const rating = readRating(raw.rating);
  if (_id === '' || rating === null) return null;
  return {
    _id,
    rating,
    text: readText(raw.text),
    by: readText(raw.by),
    at: readText(raw.at),
    color: readText(raw.color),
    size: readText(raw.size),
  };
};

/** The reviews of a product that a host sent. */
export const readReviewsPage = (raw: unknown): ReviewsPage => {
  const reply = isRecord(raw) ? raw : {};
  const byRating = Array.isArray(reply.byRating) ? reply.byRating : [];
  return {
    count: readNumber(reply.count) ?? 0,
    // The host's list counts the reviews with one star, two stars and so on.
    byRating: reviewRatings.map((rating) => readNumber(byRating[rating - 1]) ?? 0),
    reviews: readList(reply.reviews, readReview),
    next: readText(reply.next) || null,
  };
};

const readOwnReview = (raw: unknown): OwnReview | null => {
  if (!isRecord(raw)) return null;
  const rating = readRating(raw.rating);
  const state = readReviewState(raw.state);
  if (rating === null || state === null) return null;
  return {
    product: readText(raw.product),
    rating,
    text: readText(raw.text),
    state,
    reason: readText(raw.reason),
    at: readText(raw.at),
  };
};

/** What a host sent about the reviews of one order. */
export const readOwnReviews = (raw: unknown): OwnReviews => ({
  canWrite: isRecord(raw) && raw.canWrite === true,
  reviews: readList(isRecord(raw) ? raw.reviews : [], readOwnReview),
});

/** A review for staff that a host sent; `null` for anything else. */
export const readModeratedReview = (raw: unknown): ModeratedReview | null => {
  const review = readReview(raw);
  if (review === null || !isRecord(raw)) return null;
  const state = readReviewState(raw.state);
  if (state === null) return null;
  const product = isRecord(raw.product) ? raw.product : {};
  const order = isRecord(raw.order) ? raw.order : {};
  return {
    ...review,
    product: { id: readText(product.id), name: readLocalName(product) },
    order: { id: readText(order.id), number: readText(order.number) || null },
    state,
    reason: readText(raw.reason),
    version: readNumber(raw.version) ?? 0,
    byLink: raw.byLink === true,
  };
};
