import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultShopSettings as shop } from '#domain/shop/defaultShopSettings.ts';
import { partnerMarks } from '#storefront/layout/footer/partnerMarks.ts';

const drawn = [
  ...readFileSync('src/storefront/layout/footer/partnerMarks.svg', 'utf8').matchAll(/<symbol id="([^"]+)"/g),
].map(([, id]) => id);

it('SH-12 FT-1 there is one mark for each partner', () => {
  const partners = [...shop.deliveryPartners, ...shop.paymentPartners, ...shop.socialNetworks];
  expect(drawn).toEqual(partners.map((name) => name.toLowerCase().replaceAll(' ', '-')));
  expect(partnerMarks).toEqual(drawn);
});
