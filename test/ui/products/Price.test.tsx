import { describe, expect, it } from 'vitest';
import { DiscountBadge } from '#ui/products/DiscountBadge.tsx';
import { Price } from '#ui/products/Price.tsx';
import { renderMarkup, wordsOf } from '../../support/browser/renderMarkup.tsx';

const words = (original: number | null, offer: number | null) =>
  wordsOf(renderMarkup(<Price original={original} offer={offer} />));

describe('Price', () => {
  it('LS-3 shows the offer, and beside it what it cost before', () => {
    expect(words(1500, 1250)).toBe('Offer price ৳1,250 Original price ৳1,500');
  });

  it('LS-3 shows one price where there is no offer, or none that is less', () => {
    expect(words(100_000, null)).toBe('৳1,00,000');
    expect(words(500, 500)).toBe('৳500');
  });

  it('AP-5 shows a product without a price sensibly', () => {
    expect(words(null, null)).toBe('Price on request');
  });
});

describe('DiscountBadge', () => {
  it('PD-5 says the whole per cent off, and nothing for nothing', () => {
    expect(wordsOf(renderMarkup(<DiscountBadge original={1500} offer={1250} />))).toBe('−17%');
    expect(renderMarkup(<DiscountBadge original={1500} offer={null} />)).toBe('');
  });
});
