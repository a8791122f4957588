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

it("SP-11 shows the merchant's own banner", () => {
  renderScreen(<Promo />, {
    shop: {
      promoTitle: 'Winter is here',
      promoText: 'Shawls from Rangpur.',
      promoButton: 'See shawls',
      promoLink: '/shop?search=shawl',
      promoImage: '/pictures/0123456789abcdef01234567-900.webp',
      promoColor: '#102030',
    },
  });
  const root = screen.getByRole('region', { name: 'Winter is here' });
  const promo = within(root);
  expect(promo.getByText('Shawls from Rangpur.')).toBeTruthy();
  expect(promo.getByRole('link', { name: 'See shawls' }).getAttribute('href')).toBe('/shop?search=shawl');
  expect(promo.getByRole('presentation').getAttribute('srcset')).toContain('-300.webp 300w');
  expect(root.style.background).toBe('#102030');
});

it("SP-3 HM-8 offers free delivery over the shop's own amount, and none in a shop without it", () => {
  const { unmount } = renderScreen(<Promo />, { shop: { freeDeliveryOver: 12_000 } });
  expect(screen.getByText('Orders over ৳12,000 travel free, to every district of Bangladesh.')).toBeTruthy();
  unmount();
  renderScreen(<Promo />, { shop: { freeDeliveryOver: null } });
  expect(screen.getByText('Your order travels, to every district of Bangladesh.')).toBeTruthy();
  expect(screen.queryByText(/free/i)).toBeNull();
});
