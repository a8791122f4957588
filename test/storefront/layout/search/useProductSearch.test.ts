import { describe, expect, it } from 'vitest';
import { foundSentence, type ProductSearch } from '#storefront/layout/search/useProductSearch.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';

const search = (changes: Partial<ProductSearch>): ProductSearch => ({
  products: [],
  isAsked: true,
  isWaiting: false,
  isFailed: false,
  retry: () => undefined,
  ...changes,
});

describe('foundSentence', () => {
  it('HD-4 says how many were found to a screen reader', () => {
    expect(foundSentence(search({ products: [aProduct()] }))).toBe('1 product found.');
    expect(foundSentence(search({ products: [aProduct(), aProduct()] }))).toBe('2 products found.');
    expect(foundSentence(search({}))).toBe('No product found.');
  });

  it('ER-2 never calls a failed or unfinished search empty', () => {
    expect(foundSentence(search({ isFailed: true }))).toBe('The search could not be made.');
    expect(foundSentence(search({ isWaiting: true }))).toBe('');
  });
});
