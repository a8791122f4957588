import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BuyBox } from '#storefront/product/BuyBox.tsx';
import { ProductIntro } from '#storefront/product/ProductIntro.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const renderPage = ({ soldOut }: { readonly soldOut: boolean }) => {
  const product = aProduct({ soldOut, originalPrice: 1000, offerPrice: 900 });
  renderScreen(
    <ProductIntro product={product} gallery={null}>
      <BuyBox product={product} />
    </ProductIntro>,
  );
};

describe('first view of a product', () => {
  it('SH-11 says once that the product is sold out', () => {
    renderPage({ soldOut: true });
    expect(screen.getAllByText(/sold out/i).map(({ textContent }) => textContent)).toEqual([
      'This product is sold out.',
    ]);
  });

  it.each([
    [true, 0],
    [false, 1],
  ])('SH-11 names the discount of what can be bought: sold out %s', (soldOut, count) => {
    renderPage({ soldOut });
    expect(screen.queryAllByText(/%/)).toHaveLength(count);
  });

  it('BY-7 names the rating that the shop has typed in', () => {
    renderPage({ soldOut: false });
    expect(screen.getByText(/^Shop’s rating/)).toBeTruthy();
  });
});
