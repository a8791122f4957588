import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import type { Product } from '#domain/products/product.ts';
import { ProductCard } from '#ui/products/ProductCard.tsx';
import { aProduct } from '../../support/builders/aProduct.ts';

const { _id: id } = aProduct();

/** The card of the product of `aProduct`: a Copper Kettle for ৳1,000, with 4.5 stars of 12 reviews. */
const renderCard = (
  changes: Partial<Product> = {},
  props: Partial<ComponentProps<typeof ProductCard>> = {},
) =>
  render(
    <MemoryRouter>
      <ProductCard product={aProduct(changes)} favourite={false} onFavourite={() => undefined} {...props} />
    </MemoryRouter>,
  );

/** The card's image, which is decorative: the name beside it says what it shows. */
const image = () => screen.getByRole<HTMLImageElement>('presentation');
const heart = ({ pressed }: { readonly pressed: boolean }) =>
  screen.getByRole('button', { name: 'Favourite: Copper Kettle', pressed });

describe('ProductCard', () => {
  it('LS-3 shows name, rating, reviews, price and discount, and links to the product', () => {
    renderCard({ offerPrice: 750, images: ['/pictures/kettle-450.webp', '/pictures/other-450.webp'] });
    const link = screen.getByRole('link', { name: 'Copper Kettle' });
    expect(link.getAttribute('href')).toBe(`/product-details/${id}`);
    expect(screen.getByRole('article').textContent).toBe(
      '−25%Copper KettleRated 4.5 out of 5, 12 reviews4.5(12)Offer price ৳750Original price ৳1,000',
    );
    expect(screen.getByRole('img', { name: '25% off' })).toBeTruthy();
  });

  it('MD-8 says that a product is sold out, in place of the discount, and keeps link and heart', () => {
    renderCard({ offerPrice: 750, soldOut: true });
    expect(screen.getByText('Sold out')).toBeTruthy();
    expect(screen.queryByRole('img', { name: '25% off' })).toBe(null);
    expect(screen.getByRole('link', { name: 'Copper Kettle' })).toBeTruthy();
    expect(heart({ pressed: false })).toBeTruthy();
  });

  it('BY-3 shows four swatches at most and says how many colors there are', () => {
    renderCard({ colors: ['Black', 'Red', 'Blue', 'Green', 'Pink'] });
    expect(screen.getByText('5 colors').querySelectorAll('i')).toHaveLength(4);
  });

  it('BY-3 says nothing of colors where there is no choice', () => {
    renderCard({ colors: ['Black'] });
    expect(screen.queryByText(/colors?$/)).toBeNull();
  });

  it('BY-9 says that the product alone is delivered free where it is told so, unless it is sold out', () => {
    renderCard();
    expect(screen.queryByText('Free delivery')).toBeNull();
    cleanup();
    renderCard({}, { deliveredFree: true });
    expect(screen.getByText('Free delivery')).toBeTruthy();
    cleanup();
    renderCard({ soldOut: true }, { deliveredFree: true });
    expect(screen.queryByText('Free delivery')).toBeNull();
  });

  it('LS-3 shows the first image only, in every width', () => {
    renderCard({ images: ['/pictures/kettle-450.webp', '/pictures/other-450.webp'] });
    expect(image().srcset).toContain('/pictures/kettle-300.webp 300w');
    expect(image().srcset).not.toContain('other');
  });

  it('LS-4 toggles the favourite by a button that says whether it is one', async () => {
    const onFavourite = vi.fn<(id: string) => void>();
    renderCard({}, { onFavourite });
    await userEvent.click(heart({ pressed: false }));
    expect(onFavourite).toHaveBeenCalledExactlyOnceWith(id);
  });

  it('LS-4 marks a favourite', () => {
    renderCard({}, { favourite: true });
    expect(heart({ pressed: true })).toBeTruthy();
  });

  it.each([
    [true, 'eager', 'high'],
    [false, 'lazy', 'auto'],
  ])(
    'LS-5 with priority %s loads its image %s with fetch priority %s',
    (priority, loading, fetchPriority) => {
      renderCard({}, { priority });
      expect(image().getAttribute('loading')).toBe(loading);
      expect(image().getAttribute('fetchpriority')).toBe(fetchPriority);
    },
  );

  it('AP-5 shows a product without name, price and image', () => {
    renderCard({ name: ' ', originalPrice: null, images: [], ratings: null, reviews: null });
    expect(screen.getByRole('article').textContent).toBe('Unnamed productNo reviews yetPrice on request');
    expect(document.querySelector('img')).toBeNull();
  });
});
