import { expect, it } from 'vitest';
import { Promo } from '#storefront/home/Promo.tsx';
import { renderMarkup, wordsOf } from '../../support/browser/renderMarkup.tsx';

it('HM-8 shows a promo image with its offer and a link to the products', () => {
  const markup = renderMarkup(<Promo />);
  expect(markup).toMatch(/<img src="\/promo\.svg" alt="" width="1200" height="320"/);
  expect(wordsOf(markup)).toContain('Orders over ৳5,000 travel free');
  expect(markup).toContain('href="/shop"');
});
