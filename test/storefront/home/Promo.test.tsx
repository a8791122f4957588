import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Promo } from '#storefront/home/Promo.tsx';

it('HM-8 shows a decorative image with the free-delivery offer and a link to the shop', () => {
  render(<Promo />, { wrapper: MemoryRouter });
  const promo = within(screen.getByRole('region', { name: 'Free delivery' }));
  expect(promo.getByText(/Orders over ৳5,000 travel free/)).toBeTruthy();
  expect(promo.getByRole('link', { name: 'Go shopping' }).getAttribute('href')).toBe('/shop');
  const image = promo.getByRole<HTMLImageElement>('presentation');
  expect(image).toMatchObject({ width: 1200, height: 320 });
  expect(image.getAttribute('src')).toBe('/promo.svg');
});
