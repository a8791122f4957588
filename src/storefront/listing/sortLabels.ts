import type { ProductSort } from '#domain/productSorts.ts';

export const sortLabels: Readonly<Record<ProductSort, string>> = {
  newest: 'Newest first',
  priceUp: 'Price, low to high',
  priceDown: 'Price, high to low',
  rating: 'Best rated',
};
