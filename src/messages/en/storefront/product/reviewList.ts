export const theReviews = 'The reviews';
export const moreReviews = 'More reviews';
export const showMoreReviews = 'Show more reviews';
export const reviewsShown = (shown: string, count: string): string =>
  `${shown} of ${count} reviews are shown.`;
