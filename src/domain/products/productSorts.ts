/** The orders of a storefront list; apart from productFilter, so that a first visit does not load that. */
export const productSorts = ['newest', 'priceUp', 'priceDown', 'rating'] as const;
export type ProductSort = (typeof productSorts)[number];
