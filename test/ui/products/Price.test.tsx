import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DiscountBadge } from '#ui/products/DiscountBadge.tsx';
import { Price } from '#ui/products/Price.tsx';

const priceText = (originalPrice: number | null, offerPrice: number | null) =>
  render(<Price product={{ originalPrice, offerPrice }} />).container.textContent;

describe('Price', () => {
  it('LS-3 shows the offer price and the deleted original price, each named for screen readers', () => {
    expect(priceText(1500, 1250)).toBe('Offer price ৳1,250Original price ৳1,500');
    expect(screen.getByRole('deletion').textContent).toBe('Original price ৳1,500');
  });

  it('LS-3 shows one price without an offer, or without one below the original price', () => {
    expect(priceText(100_000, null)).toBe('৳1,00,000');
    expect(priceText(500, 500)).toBe('৳500');
    expect(screen.queryByRole('deletion')).toBeNull();
  });

  it('AP-5 has a text for a product without a price', () => {
    expect(priceText(null, null)).toBe('Price on request');
  });
});

describe('DiscountBadge', () => {
  it('PD-5 shows the discount in whole per cent, and nothing without one', () => {
    render(<DiscountBadge product={{ originalPrice: 1500, offerPrice: 1250 }} />);
    expect(screen.getByRole('img', { name: '17% off' }).textContent).toBe('−17%');
    const withoutOffer = { originalPrice: 1500, offerPrice: null };
    expect(render(<DiscountBadge product={withoutOffer} />).container.textContent).toBe('');
  });
});
