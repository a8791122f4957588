import { expect, it } from 'vitest';
import { pageCategories, pageShopOf } from '#domain/products/pageShop.ts';
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

it('HM-2 SP-4 a page says which categories show no sub-category', () => {
  const sub = { name: 'Tote Bags', nameBengali: '', isHidden: false };
  const category = { nameBengali: '', isHidden: false, picture: '', tile: null };
  expect(
    pageCategories([
      {
        ...category,
        name: 'Bags',
        subCategories: [
          { ...sub, isHidden: true },
          { ...sub, name: 'Purses' },
        ],
      },
      { ...category, name: 'Nets', subCategories: [] },
      { ...category, name: 'Caps', subCategories: [{ ...sub, isHidden: true }] },
    ]),
  ).toEqual([{ name: 'Bags' }, { name: 'Nets', isLeaf: true }, { name: 'Caps', isLeaf: true }]);
});
