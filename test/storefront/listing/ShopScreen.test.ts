import { expect, it } from 'vitest';
import { inBengali } from '../../support/browser/inBengali.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { pageSettings } from '../../support/pageSettings.ts';

it('BN-5 SH-15 tells search engines the products of the list in the language of the page', async () => {
  const { handle, openStore } = await inBengali(async () => ({
    ...(await import('#storefront/listing/ShopScreen.tsx')),
    ...(await import('../../support/browser/openStore.ts')),
  }));
  const product = { ...aProduct({ name: 'Cup' }), nameBengali: 'কাপ' };
  const answer: typeof fetch = async () => Response.json({ data: [product] });
  const store = openStore({ settings: pageSettings }, { fetch: answer });
  const place = { params: {}, search: new URLSearchParams(), pathname: '/shop' };
  for (const query of handle.prefetch?.(place, store.getState()) ?? []) await store.dispatch(query);
  const { about } = handle.head(place, store.getState());
  expect(about?.products?.map(({ name }) => name)).toEqual(['কাপ']);
});
