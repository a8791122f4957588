import type { Product } from '#domain/product.ts';

/** An orderable product with the given changes. */
export const aProduct = (changes: Partial<Product> = {}): Product => ({
  _id: '64b000000000000000000001',
  name: 'Copper Kettle',
  description: '',
  videoLink: '',
  category: 'Kitchen Items',
  subCategory: 'Cookware',
  productType: 'Best Selling',
  sizes: [],
  colors: [],
  images: ['/pictures/kettle-450.webp'],
  originalPrice: 1000,
  offerPrice: null,
  ratings: 4.5,
  reviews: 12,
  soldOut: false,
  createdAt: '2025-01-05T09:07:00.000Z',
  changedAt: '2025-01-05T09:07:00.000Z',
  ...changes,
});
