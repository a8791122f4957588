import { groupDigits } from '../language.ts';

export const reviews = 'reviews';
export const publish = 'Publish';
export const reject = 'Reject';
export const publishReviewOf = (product: string): string => `Publish the review of ${product}`;
export const rejectReviewOf = (product: string): string => `Reject the review of ${product}`;
export const deleteReviewOf = (product: string): string => `Delete the review of ${product}`;
export const noReviewsWaiting = 'No reviews waiting';
export const noPublishedReviewsYet = 'No published reviews yet';
export const noRejectedReviews = 'No rejected reviews';
export const noReviewsAreKept = "This shop's server doesn't keep reviews.";
export const whichReviews = 'Which reviews';
export const whatToReject =
  'Reject reviews that advertise, insult or name people. Honest criticism helps other customers.';
export const aCustomer = 'A customer';
export const byTrackingLink = 'By tracking link';
export const noText = 'No text';
export const rejectedBecause = (reason: string): string => `Rejected: ${reason}`;
export const nothingWasPublished = 'Nothing was published.';
export const whatRejectingDoes = 'Only its author will see it, with your reason.';
export const yesReject = 'Yes, reject!';
export const cancel = 'Cancel';
export const reasonForTheAuthor = 'Reason, for the author (optional)';
export const nothingWasRejected = 'Nothing was rejected.';
export const whatDeletingDoes = 'The review will be gone for good. Its author may write another one.';
export const deleted = 'Deleted!';
export const theReviewIsStillThere = 'The review is still there.';
export const reviewsTitle = 'Reviews';
export const chosen = 'Chosen';
/** As in `Select the review of Clay cup by Rahima K.`. */
export const reviewOfBy = (product: string, writer: string): string =>
  `the review of ${product} by ${writer}`;
export const review = 'Review';
export const product = 'Product';
export const writer = 'Writer';
export const actions = 'Actions';
export const stateWithCount = (state: string, count: number): string => `${state} (${groupDigits(count)})`;
export const published = (reviews: string): string => `${reviews} published.`;
export const rejected = (reviews: string): string => `${reviews} rejected.`;
export const changedMeanwhile = (reviews: string): string =>
  `${reviews} changed or disappeared since you opened the list. Please check the list again.`;
export const publishedByOthers = (reviews: string): string =>
  `Someone else has published ${reviews} since you opened the list. Nothing was changed there.`;
export const rejectedByOthers = (reviews: string): string =>
  `Someone else has rejected ${reviews} since you opened the list. Nothing was changed there.`;
export const reallyReject = (reviews: string): string => `Reject ${reviews}?`;
