import { expect, it } from 'vitest';
import { pageShopOf } from '#domain/products/pageShop.ts';
import { pageShopInLanguage } from '#domain/products/pageShopInLanguage.ts';
import { defaultShopSettings, noBengaliTexts } from '#domain/shop/defaultShopSettings.ts';
import { shopOf } from '#domain/shop/shop.ts';

const shop = pageShopOf(shopOf({ ...defaultShopSettings, ...noBengaliTexts }, []), [
  { name: 'Bag Items' },
  { name: 'Men Items', nameBengali: 'পুরুষ' },
  { name: 'Moon Dust' },
]);

it('BN-5 a page in Bengali brings the shop’s Bengali names of its categories, else those of a new shop', () => {
  expect(pageShopInLanguage(shop, 'bn').categories).toEqual([
    { name: 'Bag Items', nameBengali: 'ব্যাগ' },
    { name: 'Men Items', nameBengali: 'পুরুষ' },
    { name: 'Moon Dust' },
  ]);
  expect(pageShopInLanguage(shop, 'en').categories).toEqual(shop.categories);
});

it('BN-5 a banner’s button that the shop never changed is in Bengali on a page in Bengali', () => {
  expect(pageShopInLanguage(shop, 'bn').promoButton).toBe('কেনাকাটা করুন');
  expect(pageShopInLanguage({ ...shop, promoButton: 'To the sale' }, 'bn').promoButton).toBe('To the sale');
  expect(pageShopInLanguage(shop, 'en').promoButton).toBe('Go shopping');
});
