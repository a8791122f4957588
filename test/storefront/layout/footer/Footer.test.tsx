import { describe, expect, it } from 'vitest';
import { shop } from '#domain/shop.ts';
import { Footer } from '#storefront/layout/footer/Footer.tsx';
import { renderMarkup, wordsOf } from '../../../support/browser/renderMarkup.tsx';

describe('Footer', () => {
  const markup = renderMarkup(<Footer />);
  const words = wordsOf(markup);

  it('FT-1 shows three panels: five couriers, cash on delivery with four wallets, five networks', () => {
    expect(words).toContain(`Delivery Partner ${shop.deliveryPartners.join(' ')} Payment Partner`);
    expect(words).toContain(`Payment Partner ${shop.paymentPartners.join(' ')} Social Media`);
    expect(words).toContain(`Social Media ${shop.socialNetworks.join(' ')} ©`);
    expect(
      [shop.deliveryPartners, shop.paymentPartners, shop.socialNetworks].map(({ length }) => length),
    ).toEqual([5, 5, 5]);
  });

  it('FT-2 has a copyright line with the current year', () => {
    expect(words).toContain(`© ${new Date().getFullYear()} Hatkhola.`);
  });

  it('FT-5 copies no brand files', () => {
    expect(markup).not.toContain('<img');
  });
});
