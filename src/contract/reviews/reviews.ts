import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { reviewsSchemas } from './reviewsSchemas.ts';

/**
 * Reviews by customers who received the product (SH-7): beyond API-1 to API-7. The token travels in a body, because servers on the way
 * log addresses.
 */

/** Names the order by exactly one of two fields: `order`, the id of an own order, or `token`, that of a tracking link. */
export type ReviewHolder = ShapeOf<typeof reviewsSchemas.listOwnReviews>['body'];

/** The published reviews of a product, newest first. */
export const listReviewsCall = call<typeof reviewsSchemas.listReviews>('GET', '/reviews', {
  access: 'everyone',
  refusals: ['invalid'],
});

/** The holder's reviews of the order's products, whether written for this order or another one of the signed-in customer. */
export const listOwnReviewsCall = call<typeof reviewsSchemas.listOwnReviews>('POST', '/ownReviews', {
  access: 'guestOrSignedIn',
  refusals: ['invalid', 'unknown', 'tooMany'],
});
/** Writes or changes the review of a product of a delivered order; the review then waits for a decision. Refused for staff. */
export const writeReviewCall = call<typeof reviewsSchemas.writeReview>('PUT', '/ownReviews', {
  access: 'guestOrCustomer',
  refusals: ['invalid', 'unknown', 'alreadyReviewed', 'tooMany'],
});
/** Deletes an own review. Refused for staff. */
export const withdrawReviewCall = call<typeof reviewsSchemas.withdrawReview>('POST', '/withdrawReview', {
  access: 'guestOrCustomer',
  refusals: ['invalid', 'unknown', 'tooMany'],
});

/** For staff: the reviews in one state, waiting ones oldest first, others newest first. */
export const listModeratedReviewsCall = call<typeof reviewsSchemas.listModeratedReviews>(
  'GET',
  '/moderatedReviews',
  { access: 'staff', refusals: ['invalid'] },
);
/** For staff: how many reviews are in each state. */
export const countReviewsCall = call<typeof reviewsSchemas.countReviews>('GET', '/reviewCounts', {
  access: 'staff',
});
/** For staff: publishes or rejects those of the reviews that still have the version that staff have read; returns their ids. */
export const decideReviewsCall = call<typeof reviewsSchemas.decideReviews>('PUT', '/moderatedReviews', {
  access: 'staff',
  refusals: ['invalid'],
});
/** For admins: deletes a review. */
export const deleteReviewCall = call<typeof reviewsSchemas.deleteReview>('DELETE', '/moderatedReviews/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown'],
});
