import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { countFacetsCall } from '#contract/products/productFacets.ts';
import {
  listProductsCall,
  type ProductReply,
  type ProductsQuery,
  updateProductCall,
} from '#contract/products/products.ts';
import type { ContractResponse } from '../support/clients/contractClient.ts';
import { addProduct } from '../support/clients/shopData.ts';
import type { Api } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';

describe.each(testDatabases())('the search of products on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    ({ api, admin } = await openTestShop(at));
    // \u09dc is the letter ড় in one character; the normal form, in which tests compare, has \u09a1\u09bc in its place.
    const names = [
      'Punjabi cap',
      'Lal panjabi',
      'পাঞ্জাবি ৪২',
      'Panjabi old',
      'Panda bag',
      'জামদানি শা\u09dcি',
      'Jamdani saree 7',
    ];
    for (const name of names) await addProduct(api, admin, { name, soldOut: name === 'Panjabi old' });
  });
  afterAll(() => api?.close());

  const found = async (query: ProductsQuery) =>
    (await api.call(listProductsCall, { query })).data.map(({ name }) => name);

  // Among those that match alike the newest is first.
  it.each([
    ['panjabi', ['Panjabi old', 'Lal panjabi', 'পাঞ্জাবি ৪২', 'Punjabi cap']],
    ['punjabi', ['Punjabi cap', 'Panjabi old', 'পাঞ্জাবি ৪২', 'Lal panjabi']],
    ['পাঞ্জাবি', ['পাঞ্জাবি ৪২', 'Panjabi old', 'Lal panjabi', 'Punjabi cap']],
    ['পাঞ্জাবী 42', ['পাঞ্জাবি ৪২']],
    ['saree', ['Jamdani saree 7', 'জামদানি শা\u09a1\u09bcি']],
    ['শা\u09a1\u09bcি', ['জামদানি শা\u09a1\u09bcি', 'Jamdani saree 7']],
    ['শাড়ী ৭', ['Jamdani saree 7']],
    ['pan', ['Panda bag', 'Panjabi old', 'Lal panjabi']],
  ])(
    'BN-7 finds by “%s” the products of that name, then those whose names sound like it',
    async (searchQuery, names) => {
      expect((await found({ searchQuery })).map((name) => name.normalize('NFC'))).toEqual(names);
    },
  );

  it('BN-7 finds the same products page by page, sold-out ones last, and counts them', async () => {
    const query = { searchQuery: 'punjabi', soldOut: 'last', limit: 1 } as const;
    const names: string[] = [];
    let after: string | null = null;
    do {
      const answer: ContractResponse<{ data: ProductReply[] }> = await api.send(listProductsCall, {
        query: { ...query, ...(after === null ? {} : { after }) },
      });
      names.push(...answer.body.data.map(({ name }) => name));
      expect(answer.headers.get(headers.totalCount)).toBe('4');
      after = answer.headers.get(headers.nextCursor);
    } while (after !== null);
    const { data } = await api.call(countFacetsCall, { query: { searchQuery: 'punjabi' } });

    expect(names).toEqual(['Punjabi cap', 'পাঞ্জাবি ৪২', 'Lal panjabi', 'Panjabi old']);
    expect(data.total).toBe(4);
  });

  it('BN-7 finds a product by its new name as soon as it has one', async () => {
    const id = await addProduct(api, admin, { name: 'Lungi' });
    expect(await found({ searchQuery: 'গামছা' })).toEqual([]);

    await api.call(updateProductCall, { params: { id }, body: { name: 'Gamcha' }, token: admin });

    expect(await found({ searchQuery: 'গামছা' })).toEqual(['Gamcha']);
  });
});
