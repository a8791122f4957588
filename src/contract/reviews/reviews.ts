import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { reviewsSchemas } from './reviewsSchemas.ts';

/**
 * Reviews by customers who received the product (SH-7): beyond API-1 to API-7. A token travels in a body, because
 * addresses are logged on the way.
 */

/** Whose order it is: the signed-in customer's, by its id, or that of a tracking link, by its token. One of both. */
export type ReviewHolder = ShapeOf<typeof reviewsSchemas.listOwnReviews>['body'];

/** The published reviews of a product, newest first. */
export const listReviewsCall = call<typeof reviewsSchemas.listReviews>('GET', '/reviews', {
  access: 'everyone',
  refusals: ['invalid'],
});

/** The reviews of an order's products that were written with it, or with another order of the signed-in customer. */
export const listOwnReviewsCall = call<typeof reviewsSchemas.listOwnReviews>('POST', '/ownReviews', {
  access: 'guestOrSignedIn',
  refusals: ['invalid', 'unknown', 'tooMany'],
});
/** Writes or changes the review of a product of a delivered order, which then waits for staff. Not for staff. */
export const writeReviewCall = call<typeof reviewsSchemas.writeReview>('PUT', '/ownReviews', {
  access: 'guestOrCustomer',
  refusals: ['invalid', 'unknown', 'alreadyReviewed', 'tooMany'],
});
/** Deletes an own review. Not for staff. */
export const withdrawReviewCall = call<typeof reviewsSchemas.withdrawReview>('POST', '/withdrawReview', {
  access: 'guestOrCustomer',
  refusals: ['invalid', 'unknown', 'tooMany'],
});

/** For staff: the reviews in a state; those that wait come oldest first, the others newest first. */
export const listModeratedReviewsCall = call<typeof reviewsSchemas.listModeratedReviews>(
  'GET',
  '/moderatedReviews',
  { access: 'staff', refusals: ['invalid'] },
);
/** For staff. */
export const countReviewsCall = call<typeof reviewsSchemas.countReviews>('GET', '/reviewCounts', {
  access: 'staff',
});
/**
 * For staff: publishes or rejects those reviews that still have the version that staff have read; replies with their
 * ids.
 */
export const decideReviewsCall = call<typeof reviewsSchemas.decideReviews>('PUT', '/moderatedReviews', {
  access: 'staff',
  refusals: ['invalid'],
});
/** For admins. */
export const deleteReviewCall = call<typeof reviewsSchemas.deleteReview>('DELETE', '/moderatedReviews/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown'],
});
