import { expect, it } from 'vitest';
import { localPage } from '#storefront/pages/pageHandle.ts';
import { inBengali } from '../../support/browser/inBengali.ts';

const page = {
  slug: 'guide',
  title: 'Guide',
  description: '',
  html: '<a href="/shop?a=1">Shop</a><a href="/bn/cart">Cart</a><a href="/bn">Home</a><a href="https://a.example/b">Other</a><a href="/pictures/0123-900.webp">Sizes</a><a href="/feeds/products.xml">Feed</a>',
};

it('BN-1 SP-9 leads from a text on a Bengali page to the Bengali pages of the shop', async () => {
  const bengali = await inBengali(() => import('#storefront/pages/pageHandle.ts'));
  expect(bengali.localPage(page).html).toBe(
    '<a href="/bn/shop?a=1">Shop</a><a href="/bn/cart">Cart</a><a href="/bn">Home</a><a href="https://a.example/b">Other</a><a href="/pictures/0123-900.webp">Sizes</a><a href="/feeds/products.xml">Feed</a>',
  );
  expect(localPage(page)).toEqual(page);
});
