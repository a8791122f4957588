import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { countFacetsCall } from '#contract/products/productFacets.ts';
import {
  listProductsCall,
  type ProductBody,
  type ProductReply,
  type ProductsQuery,
} from '#contract/products/products.ts';
import { filterAndSortProducts } from '#domain/products/catalogFilter.ts';
import { type Product, salePrice } from '#domain/products/product.ts';
import { productFacets, readProductFacets } from '#domain/products/productFacets.ts';
import type { ProductFilter } from '#domain/products/productFilter.ts';
import { newId } from '#server/database/queries/newId.ts';
import { insertProduct } from '#server/products/productsRepository.ts';
import type { ContractResponse } from '../support/clients/contractClient.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** What the server lists and counts for a filter, compared with what the filter means in the domain. */

const names = ['Cap', 'Copper kettle', 'বাঁশের ঝুড়ি'];
const categories = ['Kitchen Items', 'Home & Living', 'home and living'];
const colors = ['Red', 'red', 'Blue', 'নীল', 'Off, white', "O'Red"];
const sizes = ['S', 'M', '42'];
const types = ['Best Selling', 'best selling', 'New Arrivals', ''];
const prices = [1, 99.5, 100, 250, 1000];

const anyBody: fc.Arbitrary<ProductBody> = fc.record({
  name: fc.constantFrom(...names),
  category: fc.constantFrom(...categories),
  productType: fc.constantFrom(...types),
  // A colour may be stored twice.
  colors: fc.array(fc.constantFrom(...colors), { maxLength: 4 }),
  sizes: fc.array(fc.constantFrom(...sizes), { maxLength: 3 }),
  originalPrice: fc.constantFrom(null, ...prices),
  // With an original price of 1000: a discount of 0.5 %, which a card shows as 1 %, and one just below 0.5 %.
  offerPrice: fc.constantFrom(null, null, 995, 995.01, ...prices),
  ratings: fc.constantFrom(null, 1, 2, 3.9, 4, 5),
  soldOut: fc.boolean(),
});

/** Leaves this part of the filter out three times in four: with more parts most filters would find nothing. */
const maybe = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, { arbitrary: value, weight: 1 });
const some = (texts: readonly string[]) => maybe(fc.uniqueArray(fc.constantFrom(...texts), { maxLength: 3 }));
const anyFilter: fc.Arbitrary<ProductFilter> = fc
  .record({
    searchQuery: maybe(fc.constantFrom('c', 'KETTLE')),
    category: maybe(fc.constantFrom(...categories)),
    productType: maybe(fc.constant('best selling')),
    colors: some([...colors, 'Green']),
    sizes: some(sizes),
    types: some(['BEST selling', 'New Arrivals']),
    minPrice: maybe(fc.constantFrom(0, 99.5, 100.01)),
    maxPrice: maybe(fc.constantFrom(0, 250, 999.99)),
    minRating: maybe(fc.constantFrom(1, 3, 4)),
    offer: maybe(fc.constant('yes' as const)),
    stock: maybe(fc.constantFrom('available' as const, 'soldOut' as const)),
  })
  .map((filter) => Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)));

const idsOf = (products: readonly { readonly _id: string }[]) => products.map(({ _id }) => _id).toSorted();

describe.each(testDatabases())('the filters of a listing on $name', (at) => {
  let api: Api;
  let all: readonly Product[];
  beforeAll(async () => {
    api = await startApi(at);
    // By its seed the sample is the same in each run.
    for (const [index, body] of fc.sample(anyBody, { numRuns: 120, seed: 86 }).entries()) {
      const createdAt = new Date(Date.UTC(2026, 0, 1) + index);
      await insertProduct(api.db, newId(createdAt), { ...body, createdAt: createdAt.toISOString() });
    }
    all = (await api.call(listProductsCall)).data as Product[];
  });
  afterAll(() => api?.close());

  const listed = async (query: ProductFilter) =>
    (await api.call(listProductsCall, { query: { ...query } })).data;
  const counted = async (query: ProductFilter) =>
    (await api.call(countFacetsCall, { query: { ...query } })).data;

  it('SH-6 lists and counts what the filter means, for any filter', async () => {
    expect(all).toHaveLength(120);
    await fc.assert(
      fc.asyncProperty(anyFilter, async (filter) => {
        const expected = filterAndSortProducts(all, filter);
        const facets = await counted(filter);
        expect(idsOf(await listed(filter))).toEqual(idsOf(expected));
        expect(facets).toEqual(productFacets(all, filter));
        expect(facets.total).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  });

  it('SH-6 gives as each count the length of the list with that choice', async () => {
    const filter = { category: 'Home & Living', sizes: ['M'], stock: 'available' } as const;
    const facets = await counted(filter);
    const lengthOf = async (change: ProductFilter) => (await listed({ ...filter, ...change })).length;
    for (const { value, count } of facets.colors)
      expect([value, count]).toEqual([value, await lengthOf({ colors: [value] })]);
    for (const { value, count } of facets.sizes)
      expect([value, count]).toEqual([value, await lengthOf({ sizes: [value] })]);
    for (const { value, count } of facets.ratings)
      expect([value, count]).toEqual([value, await lengthOf({ minRating: Number(value) })]);
    // So that no loop was empty.
    expect([facets.colors.length > 3, facets.sizes.length > 1, facets.ratings.length > 1]).toEqual([
      true,
      true,
      true,
    ]);
    expect(facets).toMatchObject({
      total: await lengthOf({}),
      offer: await lengthOf({ offer: 'yes' }),
      available: await lengthOf({ stock: 'available' }),
    });
    expect(readProductFacets(facets)).toEqual(facets);
  });

  it('SH-6 LS-5 filters work with pages and sorting', async () => {
    const filter = { colors: ['Red', 'Blue'], stock: 'available', sort: 'priceUp', limit: 4 } as const;
    const rows: ProductReply[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query: ProductsQuery = { ...filter, ...(after === '' ? {} : { after }) };
      const answer: ContractResponse<{ data: ProductReply[] }> = await api.send(listProductsCall, {
        query: { ...query },
      });
      rows.push(...answer.body.data);
      expect(Number(answer.headers.get(headers.totalCount))).toBe(filterAndSortProducts(all, filter).length);
      after = answer.headers.get(headers.nextCursor);
    }
    const expected = filterAndSortProducts(all, filter);
    expect(rows.map(({ _id }) => _id).toSorted()).toEqual(idsOf(expected));
    // Products of the same price may stand in any order.
    expect(rows.map(salePrice)).toEqual(expected.map(salePrice));
  });

  it('SH-6 SPD-3 every spelling of a filter has one entry in the cache', async () => {
    const etags = await Promise.all(
      [
        'colors=Blue&colors=Red',
        'colors=Red&colors=Blue&colors=+Red&colors=',
        'unknown=1&colors=Red&colors=Blue',
      ].map(async (query) => (await fetch(`${api.origin}/api/productFacets?${query}`)).headers.get('etag')),
    );
    expect(new Set(etags).size).toBe(1);
    expect(etags[0]).not.toBeNull();
  });

  it.each([
    ['colors', 'x'.repeat(41)],
    ['colors', Array.from({ length: 31 }, (_, index) => String(index))],
    ['sizes', 'a\0b'],
    ['types', 'x'.repeat(41)],
    ['minRating', 'good'],
    ['minRating', 6],
    ['offer', 'no'],
    ['stock', 'some'],
    ['minPrice', -1],
  ])('SH-6 refuses %s %j by name, for products and counts', async (name, value) => {
    const query = { [name]: value };
    const answers = await Promise.all([
      api.send(listProductsCall, { query }),
      api.send(countFacetsCall, { query }),
    ]);
    expect(
      answers.map(({ status, refusal }) => [status, refusal.code, refusal.field?.replace(/\[.*/, '')]),
    ).toEqual([
      [400, 'invalid', name],
      [400, 'invalid', name],
    ]);
  });
});
