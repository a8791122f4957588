export const off = (percent: number): string => `${percent}% off`;
export const soldOut = 'Sold out';
export const priceOnRequest = 'Price on request';
export const offerPrice = 'Offer price';
export const originalPrice = 'Original price';
export const freeDelivery = 'Free delivery';
export const colors = (count: number): string => `${count} colors`;
export const favourite = (title: string): string => `Favourite: ${title}`;
export const loadingProducts = 'Loading products';
export const noReviewsYet = 'No reviews yet';
/** `written` is the number as the page writes it. */
export const reviewCount = (count: number, written: string): string =>
  `${written} ${count === 1 ? 'review' : 'reviews'}`;
export const rated = (rating: number): string => `Rated ${rating} out of 5`;
