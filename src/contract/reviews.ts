import type {
  ModeratedReview,
  OwnReview,
  OwnReviews,
  ReviewCounts,
  ReviewDecision,
  ReviewDraft,
  ReviewState,
  ReviewsPage,
} from '#domain/review.ts';
import { call } from './call.ts';

/**
 * Reviews by customers who received the product (SH-7): beyond API-1 to API-7. A token travels in a body, because
 * addresses are logged on the way.
 */

/** Whose order it is: the signed-in customer's, by its id, or that of a tracking link, by its token. One of both. */
export interface ReviewHolder {
  readonly order?: string | undefined;
  readonly token?: string | undefined;
}

/** The published reviews of a product, newest first. */
export const listReviews = call<{
  query: { product: string; limit?: number; after?: string };
  reply: ReviewsPage;
}>('GET', '/reviews', ['invalid']);

/** The reviews of its products that were written by an order, or by another one of the signed-in customer's. */
export const listOwnReviews = call<{ body: ReviewHolder; reply: OwnReviews }>('POST', '/ownReviews', [
  'invalid',
  'unknown',
  'signInNeeded',
  'tooMany',
]);
/** Writes or changes the review of a product of a delivered order, which then waits for staff. Not for staff. */
export const writeReview = call<{
  body: ReviewHolder & ReviewDraft & { readonly product: string };
  reply: { data: OwnReview };
}>('PUT', '/ownReviews', ['invalid', 'unknown', 'signInNeeded', 'notAllowed', 'alreadyReviewed', 'tooMany']);
/** Deletes an own review. Not for staff. */
export const withdrawReview = call<{
  body: ReviewHolder & { readonly product: string };
  reply: { deletedCount: number };
}>('POST', '/withdrawReview', ['invalid', 'unknown', 'signInNeeded', 'notAllowed', 'tooMany']);

/** For staff: the reviews in a state; those that wait come oldest first, the others newest first. */
export const listModeratedReviews = call<{
  query: { state: ReviewState; limit?: number; after?: string };
  reply: { reviews: ModeratedReview[]; total: number; next: string | null };
}>('GET', '/moderatedReviews', ['invalid', 'signInNeeded', 'notAllowed']);
/** For staff. */
export const countReviews = call<{ reply: { counts: ReviewCounts } }>('GET', '/reviewCounts', [
  'signInNeeded',
  'notAllowed',
]);
/**
 * For staff: publishes or rejects the reviews, as far as they are still the version that staff have read; replies with
 * the ids of those.
 */
export const decideReviews = call<{
  body: {
    readonly decision: ReviewDecision;
    readonly reason?: string | undefined;
    readonly reviews: readonly { readonly id: string; readonly version: number }[];
  };
  reply: { decidedIds: string[] };
}>('PUT', '/moderatedReviews', ['invalid', 'signInNeeded', 'notAllowed']);
/** For admins. */
export const deleteReview = call<{ params: { id: string }; reply: { deletedCount: number } }>(
  'DELETE',
  '/moderatedReviews/:id',
  ['invalid', 'unknown', 'signInNeeded', 'notAllowed'],
);
