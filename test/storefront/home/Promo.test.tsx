import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Promo } from '#storefront/home/Promo.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

it('HM-8 shows a decorative image with the free-delivery offer and a link to the shop', () => {
  renderScreen(<Promo />);
  const promo = within(screen.getByRole('region', { name: 'Free delivery' }));
  expect(promo.getByText(/Orders over ৳5,000 travel free/)).toBeTruthy();
  expect(promo.getByRole('link', { name: 'Go shopping' }).getAttribute('href')).toBe('/shop');
  const image = promo.getByRole<HTMLImageElement>('presentation');
  expect(image).toMatchObject({ width: 1200, height: 320 });
  expect(image.getAttribute('src')).toBe('/promo.svg');
});

it("SP-3 HM-8 offers free delivery over the shop's own amount, and none in a shop without it", () => {
  const { unmount } = renderScreen(<Promo />, { shop: { freeDeliveryOver: 12_000 } });
  expect(screen.getByText('Orders over ৳12,000 travel free, to every district of Bangladesh.')).toBeTruthy();
  unmount();
  renderScreen(<Promo />, { shop: { freeDeliveryOver: null } });
  expect(screen.getByText('Your order travels, to every district of Bangladesh.')).toBeTruthy();
  expect(screen.queryByText(/free|skip/i)).toBeNull();
});
