import { describe, expect, it } from 'vitest';
import { type ProductSearch, resultMessage } from '#storefront/layout/search/useProductSearch.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';

const search = (changes: Partial<ProductSearch>): ProductSearch => ({
  input: 'bag',
  changeInput: () => undefined,
  products: [],
  hasQuery: true,
  isPending: false,
  isFailed: false,
  retry: () => undefined,
  ...changes,
});

describe('resultMessage', () => {
  it('HD-4 announces the number of products to a screen reader', () => {
    expect(resultMessage(search({ products: [aProduct()] }))).toBe('1 product found.');
    expect(resultMessage(search({ products: [aProduct(), aProduct()] }))).toBe('2 products found.');
    expect(resultMessage(search({}))).toBe('No product found.');
  });

  it('ER-2 does not report a failed or pending search as empty', () => {
    expect(resultMessage(search({ isFailed: true }))).toBe('The search could not be made.');
    expect(resultMessage(search({ isPending: true }))).toBe('');
  });
});
