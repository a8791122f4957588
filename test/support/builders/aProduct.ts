import { type Product, readProduct } from '#domain/products/product.ts';

const kettle = readProduct({
  _id: '64b000000000000000000001',
  name: 'Copper Kettle',
  category: 'Kitchen Items',
  subCategory: 'Cookware',
  productType: 'Best Selling',
  images: ['/pictures/kettle-450.webp'],
  originalPrice: 1000,
  ratings: 4.5,
  reviews: 12,
  createdAt: '2025-01-05T09:07:00.000Z',
});

/** An orderable product with the given changes; other fields are empty. */
export const aProduct = (changes: Partial<Product> = {}): Product => {
  if (kettle === null) throw new Error('A product has an id.');
  return { ...kettle, ...changes };
};
