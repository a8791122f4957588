import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { listProductsCall, type ProductBody, type ProductsQuery } from '#contract/products/products.ts';
import { catalogSorts } from '#domain/products/catalogFilter.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Longer than what a cursor holds of a name. */
const longName = 'ক'.repeat(300);
const bodies: ProductBody[] = [
  { name: 'brass  Lamp', nameBengali: 'পিতলের বাতি', originalPrice: 300, offerPrice: 200, soldOut: true },
  { name: 'Ätna bowl', images: [], originalPrice: 900, offerPrice: null },
  { name: 'Copper kettle', category: 'Home & Living', originalPrice: 500, offerPrice: null },
  { name: longName, images: [], originalPrice: null, offerPrice: null, soldOut: true },
  { name: '', originalPrice: 100, offerPrice: null },
  { name: 'copper kettle', originalPrice: 100, offerPrice: null },
];

describe.each(testDatabases())('the product list of staff on $name', (at) => {
  let api: Api;
  const ids: string[] = [];
  beforeAll(async () => {
    api = await startApi(at);
    const admin = await api.signIn(adminPerson);
    for (const [index, body] of bodies.entries()) {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + index)).toISOString();
      ids.push(await addProduct(api, admin, { ...body, createdAt }));
    }
  });
  afterAll(() => api?.close());

  // Anybody may ask so; the screens of staff alone do.
  const list = async (query: ProductsQuery) =>
    (await api.call(listProductsCall, { query: { ...query } })).data.map(({ _id }) => ids.indexOf(_id));
  const sorted = async (query: ProductsQuery) => (await list(query)).toSorted((one, other) => one - other);

  it('MD-14 BN-1 sorts by age, name, price and last change', async () => {
    expect({
      newest: await list({ sort: 'newest' }),
      oldest: await list({ sort: 'oldest' }),
      // By code point: letters outside of ASCII come last.
      name: (await list({ sort: 'name' })).map((index) => bodies[index]?.name?.toLowerCase()),
      nameBengali: (await list({ sort: 'nameBengali' })).map((index) => {
        const { name, nameBengali } = bodies[index] ?? {};
        return nameBengali ?? name?.toLowerCase();
      }),
      // The first two, 4 and 5, have the same price and come in the sequence of their ids, which are random.
      priceUp: (await list({ sort: 'priceUp' })).slice(2),
      // None has changed since it was added.
      changed: await list({ sort: 'changed' }),
    }).toEqual({
      newest: [5, 4, 3, 2, 1, 0],
      oldest: [0, 1, 2, 3, 4, 5],
      name: ['', 'brass  lamp', 'copper kettle', 'copper kettle', 'ätna bowl', longName],
      nameBengali: ['', 'copper kettle', 'copper kettle', 'ätna bowl', longName, 'পিতলের বাতি'],
      priceUp: [0, 2, 1, 3],
      changed: [5, 4, 3, 2, 1, 0],
    });
  });

  it.each(catalogSorts)(
    'MD-14 gives the list sorted by %s in parts that neither repeat nor miss',
    async (sort) => {
      const part = async (after: string | null): Promise<number[]> => {
        const answer = await api.send(listProductsCall, {
          query: { sort, limit: 1, ...(after === null ? {} : { after }) },
        });
        expect(answer.status).toBe(200);
        const next = answer.headers.get(headers.nextCursor);
        const here = answer.body.data.map(({ _id }) => ids.indexOf(_id));
        return next === null ? here : [...here, ...(await part(next))];
      };

      expect(await part(null)).toEqual(await list({ sort }));
    },
  );

  it('MD-14 filters by stock, missing pictures and category, alone and together', async () => {
    expect({
      soldOut: await sorted({ stock: 'soldOut' }),
      available: await sorted({ stock: 'available' }),
      pictures: await sorted({ pictures: 'none' }),
      both: await sorted({ pictures: 'none', stock: 'available' }),
      category: await sorted({ category: 'home and living', stock: 'available' }),
      words: await sorted({ searchQuery: 'kettle', stock: 'available' }),
    }).toEqual({
      soldOut: [0, 3],
      available: [1, 2, 4, 5],
      pictures: [1, 3],
      both: [1],
      category: [2],
      words: [2, 5],
    });
  });

  it.each([
    [{ stock: 'low' }, 'stock'],
    [{ pictures: 'some' }, 'pictures'],
    [{ changedSince: '2026-02-30' }, 'changedSince'],
    [{ sort: 'colour' }, 'sort'],
    // A cursor with a character that PostgreSQL cannot store.
    [{ sort: 'name', after: Buffer.from(`name a\0b ${'0'.repeat(24)}`).toString('base64url') }, 'after'],
  ])('MD-14 refuses the query %j', async (query, field) => {
    const answer = await api.send(listProductsCall, { query });

    expect({ status: answer.status, field: answer.refusal.field }).toEqual({ status: 400, field });
  });
});
