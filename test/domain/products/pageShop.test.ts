import { expect, it } from 'vitest';
import { pageShopOf } from '#domain/products/pageShop.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { homeSections } from '#domain/shop/homeSections.ts';
import { shopOf } from '#domain/shop/shop.ts';

const shop = shopOf(defaultShopSettings, []);
const sectionsWith = (...names: string[]) =>
  pageShopOf(
    shop,
    names.map((name) => ({ name, tile: 1 })),
  ).homeSections;

it('HM-9 SP-11 the home page has the section of 100 TK Items in a shop with the category, in any spelling', () => {
  expect([sectionsWith('100 TK Items'), sectionsWith('100 tk ITEMS')]).toEqual([homeSections, homeSections]);
  expect(sectionsWith('Nets')).toEqual(homeSections.filter((section) => section !== 'hundredTaka'));
});

it('SP-11 the home page has the section of popular categories in a shop with tiles', () => {
  expect(pageShopOf(shop, [{ name: '100 TK Items' }]).homeSections).toEqual(
    homeSections.filter((section) => section !== 'popularCategories'),
  );
});
