import { expect, it } from 'vitest';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { fillPlaceholders } from '#domain/shop/pagePlaceholders.ts';

it('BN-5 SP-9 calls a shop without a Bengali name by its name in the Bengali text of a page', () => {
  const shop = { ...defaultShopSettings, name: 'Kitchen Corner' };
  expect(fillPlaceholders('{nameBengali}-এর ফোন', { ...shop, nameBengali: 'রান্নাঘর' })).toBe('রান্নাঘর-এর ফোন');
  expect(fillPlaceholders('{nameBengali}-এর ফোন', { ...shop, nameBengali: '' })).toBe(
    'Kitchen Corner-এর ফোন',
  );
});
