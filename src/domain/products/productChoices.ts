/** The types, sizes and colours that a product may have (AP-5). */

export const productTypes = ['New Arrivals', 'Most Popular', 'Best Selling'] as const;
export type ProductType = (typeof productTypes)[number];
export const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const;
export const colors = [
  'Black',
  'Gray',
  'White',
  'Red',
  'Green',
  'Blue',
  'Yellow',
  'Pink',
  'Orange',
  'Purple',
] as const;
