import { describe, expect, it } from 'vitest';
import { ReviewsSection } from '#storefront/product/ReviewsSection.tsx';
import { renderMarkup, textOf } from '../../support/browser/renderMarkup.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const textFor = (product: Parameters<typeof aProduct>[0]): string =>
  textOf(renderMarkup(<ReviewsSection product={aProduct(product)} />));

const writers = 'Only customers who received the product can write a review, from their order’s page .';
const enteredByShop = 'The shop’s rating is not based on them.';

describe('the reviews of a product', () => {
  it('BY-7 SH-7 PD-1 say that the rating below the name is the shop’s own, from which theirs may differ', () => {
    const product = { ratings: 4.3, reviews: 26 };
    expect(textFor({ ...product, reviewSummary: { count: 0, average: null } })).toBe(
      `Customer reviews No customer has reviewed this product here yet. ${writers} ${enteredByShop}`,
    );
    expect(textFor({ ...product, reviewSummary: { count: 1, average: 3 } })).toContain(enteredByShop);
  });

  it('SH-7 say nothing of a rating that is not there', () => {
    expect(textFor({ ratings: null, reviewSummary: { count: 0, average: null } })).not.toContain('rating');
  });

  it('API-8 are absent at a host without reviews', () => {
    expect(textFor({})).toBe('');
  });
});
