/**
 * Maximum numbers of characters of a product's fields (AP-5). Not in productForm.ts, so that a list with a filter does not load the
 * form's schema.
 */
export const productLengths = {
  name: 300,
  description: 10_000,
  category: 80,
  subCategory: 80,
  productType: 40,
} as const;
