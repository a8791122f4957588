export const off = (percent: number): string => `${percent}% off`;
export const priceOnRequest = 'Price on request';
export const offerPrice = 'Offer price';
export const originalPrice = 'Original price';
export const freeDelivery = 'Free delivery';
export const colors = (length: number): string => `${length} colors`;
export const favourite = (title: string): string => `Favourite: ${title}`;
export const loadingProducts = 'Loading products';
export const noReviewsYet = 'No reviews yet';
