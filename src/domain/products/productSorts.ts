/** How a storefront list can be sorted. Not in productFilter.ts, so that a first visit does not load that. */
export const productSorts = ['newest', 'priceUp', 'priceDown', 'rating'] as const;
export type ProductSort = (typeof productSorts)[number];
