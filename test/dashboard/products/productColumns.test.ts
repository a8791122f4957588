import { describe, expect, it } from 'vitest';
import { placeNames, priceCell, shortName } from '#dashboard/products/productColumns.tsx';
import type { Category } from '#domain/products/categoryTree.ts';
import { inBengali } from '../../support/browser/inBengali.ts';

const shown = { isHidden: false, picture: '', tile: null } as const;
const fish: Category = {
  ...shown,
  name: 'Fish',
  nameBengali: 'মাছ',
  subCategories: [{ ...shown, name: 'River Fish', nameBengali: 'নদীর মাছ' }],
};

const places = [
  { category: 'Fish', subCategory: 'River Fish' },
  { category: 'Kitchen Items', subCategory: 'Cookware' },
  { category: 'Moon rocks', subCategory: '' },
];

describe('productColumns', () => {
  it('AP-1 shortens a name to 20 characters and marks that it is longer', () => {
    expect(['12345678901234567890', '123456789012345678901', ''].map((name) => shortName({ name }))).toEqual([
      '12345678901234567890',
      '12345678901234567890...',
      'Unnamed product',
    ]);
  });

  it('AP-5 shows a dash for a missing price', () => {
    expect([priceCell(1250), priceCell(null)]).toEqual(['৳1,250', '–']);
  });

  it('BN-5 names category and sub-category in the language of the page, in English where they have no Bengali name', async () => {
    expect(places.map((place) => placeNames(place, [fish]))).toEqual(places);
    const bengali = await inBengali(() => import('#dashboard/products/productColumns.tsx'));
    expect(places.map((place) => bengali.placeNames(place, [fish]))).toEqual([
      { category: 'মাছ', subCategory: 'নদীর মাছ' },
      // A default category, whose Bengali name is a message.
      { category: 'রান্নাঘরের পণ্য', subCategory: 'হাঁড়ি-পাতিল' },
      places[2],
    ]);
  });
});
