import { afterEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '#storefront/layout/footer/Footer.tsx';
import { renderMarkup, wordsOf } from '../../../support/browser/renderMarkup.tsx';

afterEach(() => {
  vi.useRealTimers();
});

describe('Footer', () => {
  it('FT-1 shows three panels: five couriers, cash on delivery with four wallets, five networks', () => {
    expect(wordsOf(renderMarkup(<Footer />))).toContain(
      'Delivery Partner Pathao Steadfast RedX Paperfly Sundarban ' +
        'Payment Partner Cash On Delivery bKash Nagad Rocket Upay ' +
        'Social Media Facebook Instagram YouTube TikTok LinkedIn ©',
    );
  });

  it('FT-2 has a copyright line with the current year', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-06-15') });
    expect(wordsOf(renderMarkup(<Footer />))).toContain('© 2031 Hatkhola.');
  });

  it('FT-5 copies no brand files', () => {
    expect(renderMarkup(<Footer />)).not.toContain('<img');
  });
});
