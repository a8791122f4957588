import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { reviewsSchemas } from './reviewsSchemas.ts';

/**
 * Reviews by customers who received the product (SH-7): beyond API-1 to API-7. The token travels in a body, because servers on the way
 * log addresses.
 */

type Schemas = typeof reviewsSchemas;

/** Names the order by exactly one of two fields: `order`, the id of an own order, or `token`, the token of a tracking link. */
export type ReviewHolder = ShapeOf<Schemas['listOwnReviews']>['body'];

/** The published reviews of a product, newest first. */
export const listReviewsCall = call<Schemas['listReviews']>('GET', '/reviews', 'everyone');

/** The holder's reviews of the order's products, whether written for this order or another one of the signed-in customer. */
export const listOwnReviewsCall = call<Schemas['listOwnReviews']>('POST', '/ownReviews', 'guestOrSignedIn');
/** Writes or changes the review of a product of a delivered order; the review then waits for a decision. Refused for staff. */
export const writeReviewCall = call<Schemas['writeReview']>('PUT', '/ownReviews', 'guestOrCustomer');
/** Deletes an own review. Refused for staff. */
export const withdrawReviewCall = call<Schemas['withdrawReview']>(
  'POST',
  '/withdrawReview',
  'guestOrCustomer',
);

/** For staff: the reviews in one state, waiting ones oldest first, others newest first. */
export const listModeratedReviewsCall = call<Schemas['listModeratedReviews']>(
  'GET',
  '/moderatedReviews',
  'staff',
);
/** For staff: how many reviews are in each state. */
export const countReviewsCall = call<Schemas['countReviews']>('GET', '/reviewCounts', 'staff');
/**
 * For staff: publishes or rejects the reviews that still have the version that staff have read, and returns their ids. A review
 * that is no longer in the state `from`, since somebody else has taken the opposite decision, keeps that decision; `decidedByOthers`
 * has its id.
 */
export const decideReviewsCall = call<Schemas['decideReviews']>('PUT', '/moderatedReviews', 'staff');
/** For admins: deletes a review. */
export const deleteReviewCall = call<Schemas['deleteReview']>('DELETE', '/moderatedReviews/:id', 'admin');
