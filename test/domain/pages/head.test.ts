import { expect, it } from 'vitest';
import { fullTitle } from '#domain/pages/head.ts';

const shop = { name: 'Nodi', nameBengali: 'নদী' };

it('BN-1 RT-20 a title ends with the name of the shop in the language of the page', () => {
  const head = { title: 'Cart' };
  expect([fullTitle(head, shop, 'en'), fullTitle(head, shop, 'bn')]).toEqual(['Cart · Nodi', 'Cart · নদী']);
  expect(fullTitle(head, { ...shop, nameBengali: '' }, 'bn')).toBe('Cart · Nodi');
});

it('BN-1 RT-20 the title of the home page is the name of the shop in the language of the page', () => {
  const head = { title: shop.name };
  expect([fullTitle(head, shop, 'en'), fullTitle(head, shop, 'bn')]).toEqual(['Nodi', 'নদী']);
});
