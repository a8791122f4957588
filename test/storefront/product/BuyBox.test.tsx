import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BuyBox } from '#storefront/product/BuyBox.tsx';
import { productLd } from '#storefront/product/productLd.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('BuyBox', () => {
  it('PD-3 PD-4 offers Add To Cart and Buy Now', () => {
    renderScreen(<BuyBox product={aProduct()} />);
    expect(buttons()).toEqual(expect.arrayContaining([' Add To Cart', 'Buy Now']));
  });

  it('MD-8 says that a product is sold out and offers no buying', () => {
    renderScreen(<BuyBox product={aProduct({ soldOut: true })} />);
    expect(screen.getByText('This product is sold out.')).toBeTruthy();
    expect(buttons()).toEqual([]);
  });
});

describe('productLd', () => {
  it('MD-8 tells search engines that a sold-out product is out of stock, and its price', () => {
    const offers = [false, true].map((soldOut) => productLd(aProduct({ soldOut })).offers);
    expect(offers).toMatchObject([
      { availability: 'https://schema.org/InStock' },
      { availability: 'https://schema.org/OutOfStock' },
    ]);
  });
});
