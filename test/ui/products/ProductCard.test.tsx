import { describe, expect, it } from 'vitest';
import { ProductCard } from '#ui/products/ProductCard.tsx';
import { renderMarkup, wordsOf } from '../../support/browser/renderMarkup.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const card = (changes = {}, props = {}) =>
  renderMarkup(
    <ProductCard product={aProduct(changes)} favourite={false} onFavourite={() => undefined} {...props} />,
  );

describe('ProductCard', () => {
  it('LS-3 shows name, rating, reviews, price and the per cent off, and leads to the page', () => {
    const markup = card({
      offerPrice: 750,
      images: ['/pictures/kettle-450.webp', '/pictures/other-450.webp'],
    });
    expect(wordsOf(markup)).toBe(
      '−25% Copper Kettle Rated 4.5 out of 5, 12 reviews 4.5 (12) Offer price ৳750 Original price ৳1,000',
    );
    expect(markup).toContain('href="/product-details/64b000000000000000000001"');
    expect(markup).toContain('/pictures/kettle-300.webp 300w');
    expect(markup).not.toContain('other');
  });

  it('LS-4 says by the heart whether it is a favourite', () => {
    expect(card()).toContain('aria-pressed="false" aria-label="Favourite: Copper Kettle"');
    expect(card({}, { favourite: true })).toContain('aria-pressed="true"');
  });

  it('LS-5 fetches the picture of the first row at once and the others when they come near', () => {
    expect(card({}, { early: true })).toMatch(/loading="eager"[^>]*fetchPriority="high"/i);
    expect(card()).toContain('loading="lazy"');
  });

  it('AP-5 shows a product without name, price and picture sensibly', () => {
    const markup = card({ name: ' ', originalPrice: null, images: [], ratings: null, reviews: null });
    expect(wordsOf(markup)).toBe('Unnamed product No reviews yet Price on request');
    expect(markup).not.toContain('<img');
  });
});
