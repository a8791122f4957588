import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import * as calls from '#contract/products/products.ts';
import { type Api, adminPerson, type RequestOptions, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const full = {
  name: 'Jamdani Scarf',
  description: 'Handwoven\nMaterial: Cotton',
  videoLink: 'https://video.example/scarf',
  category: 'Women Items',
  subCategory: 'Clothing',
  productType: 'Best Selling',
  sizes: ['M', 'L'],
  colors: ['Red'],
  images: ['/pictures/scarf-450.webp', 'https://pictures.example/2.png', '', '/pictures/4-450.webp'],
  originalPrice: 1250.75,
  offerPrice: 999,
  ratings: 4.5,
  reviews: 12,
  soldOut: true,
  createdAt: '2026-01-05T10:00:00.000Z',
};

const today = expect.stringMatching(/^2026-03-02T/) as string;
const stored = { ...full, images: full.images.filter((image) => image !== ''), changedAt: today };

/** Whether a response has the total count and the next cursor. */
const hasTotalAndNext = ({ headers: responseHeaders }: { readonly headers: Headers }): boolean[] =>
  [headers.totalCount, headers.nextCursor].map((name) => responseHeaders.get(name) !== null);

describe.each(testDatabases())('products on $name', (at) => {
  let api: Api;
  let admin: string;
  const added: string[] = [];
  const add = async (body: calls.ProductBody) =>
    (await api.call(calls.postProductCall, { body, token: admin })).insertedId;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    const products: calls.ProductBody[] = [
      full,
      {
        name: 'Steel kettle',
        category: 'Home & Living',
        subCategory: 'Kitchen & Dining',
        productType: 'New Arrivals',
        originalPrice: 800,
        createdAt: '2026-01-06T10:00:00Z',
      },
      {
        name: '100% wool_cap',
        category: 'Home and Living',
        subCategory: 'Others',
        originalPrice: 300,
        offerPrice: 250,
        ratings: 3,
        createdAt: '2026-01-07T10:00:00Z',
      },
      { name: 'বাঁশের ঝুড়ি', category: 'home and living', createdAt: '2026-01-07T10:00:00Z' },
    ];
    for (const body of products) added.push(await add(body));
  });
  afterAll(() => api?.close());

  const list = async (query: RequestOptions['query'] = {}) =>
    (await api.call(calls.listProductsCall, { query })).data.map(({ _id }) => added.indexOf(_id));
  const sorted = async (query: RequestOptions['query']) =>
    (await list(query)).toSorted((one, other) => one - other);

  it('API-4 API-3 keeps every field of a product, and no empty picture', async () => {
    const { data } = await api.call(calls.getProductCall, {
      params: { id: added[0] ?? '' },
    });

    const ofOneProduct = { reviewSummary: { count: 0, average: null }, subCategoryBengali: 'পোশাক' };
    expect(data).toEqual({ ...stored, _id: added[0], ...ofOneProduct });
  });

  it('AP-5 keeps a product with nothing filled in', async () => {
    const id = await add({});
    const { data } = await api.call(calls.getProductCall, { params: { id } });
    await api.call(calls.deleteProductCall, { params: { id }, token: admin });

    expect(data).toEqual({
      _id: id,
      name: '',
      description: '',
      videoLink: '',
      category: '',
      subCategory: '',
      productType: '',
      sizes: [],
      colors: [],
      images: [],
      originalPrice: null,
      offerPrice: null,
      ratings: null,
      reviews: null,
      soldOut: false,
      createdAt: today,
      changedAt: today,
      reviewSummary: { count: 0, average: null },
    });
  });

  it('API-3 lists all, newest first', async () => {
    // 2 and 3 are of the same time and come in the sequence of their ids, which are random.
    expect((await list()).slice(2)).toEqual([1, 0]);
    expect(await sorted({})).toEqual([0, 1, 2, 3]);
  });

  it('HD-4 API-3 searches names without case, taking the words as they are', async () => {
    expect(await list({ searchQuery: 'JAMDANI' })).toEqual([0]);
    expect(await list({ searchQuery: ' kettle ' })).toEqual([1]);
    expect(await list({ searchQuery: '%' })).toEqual([2]);
    expect(await list({ searchQuery: 'l_c' })).toEqual([2]);
    expect(await list({ searchQuery: 'ঝুড়ি' })).toEqual([3]);
    expect(await list({ searchQuery: "'; drop table products; --" })).toEqual([]);
    expect(await sorted({ searchQuery: '' })).toEqual([0, 1, 2, 3]);
  });

  const send = (query: RequestOptions['query']) => api.send(calls.listProductsCall, { query: query ?? {} });
  it('HD-4 API-8 counts no total where the caller shows none, and says how the list goes on', async () => {
    expect(hasTotalAndNext(await send({ limit: 2 }))).toEqual([true, true]);
    expect(hasTotalAndNext(await send({ limit: 2, total: 'no' }))).toEqual([false, true]);
    expect((await send({ total: 'yes' })).refusal.field).toBe('total');
  });

  it('HM-2 RT-12 takes "Home & Living" and "Home and Living" for one category, in any case', async () => {
    expect(await sorted({ category: 'home & living' })).toEqual([1, 2, 3]);
    expect(await sorted({ category: 'Home and Living' })).toEqual([1, 2, 3]);
    expect(await list({ category: 'women items' })).toEqual([0]);
    expect(await list({ subCategory: 'kitchen & dining' })).toEqual([1]);
    expect(await list({ category: 'Bag Items' })).toEqual([]);
  });

  it('HM-4 finds by type, with other filters too', async () => {
    expect(await list({ productType: 'best selling' })).toEqual([0]);
    expect(await list({ productType: 'Best Selling', category: 'Home and Living' })).toEqual([]);
  });

  it('sorts and bounds by what a piece costs today', async () => {
    expect((await list({ sort: 'priceUp' })).slice(0, 3)).toEqual([2, 1, 0]);
    expect(await list({ sort: 'priceDown' })).toEqual([0, 1, 2, 3]);
    expect((await list({ sort: 'rating' })).slice(0, 2)).toEqual([0, 2]);
    expect(await list({ minPrice: 250, maxPrice: 800, sort: 'priceUp' })).toEqual([2, 1]);
    expect(await list({ minPrice: 250.01, maxPrice: 799.99 })).toEqual([]);
  });

  it.each(['newest', 'priceUp', 'priceDown', 'rating'])(
    'LS-5 gives the list sorted by %s in parts that neither repeat nor miss',
    async (sort) => {
      const complete = await list({ sort });
      const part = async (after: string | null): Promise<number[]> => {
        const answer = await api.send(calls.listProductsCall, {
          query: { sort, limit: 1, ...(after === null ? {} : { after }) },
        });
        const next = answer.headers.get(headers.nextCursor);
        expect(answer.headers.get(headers.totalCount)).toBe('4');
        const here = answer.body.data.map(({ _id }) => added.indexOf(_id));
        return next === null ? here : [...here, ...(await part(next))];
      };

      expect(await part(null)).toEqual(complete);
    },
  );

  it('LS-5 refuses the cursor of another sorting, and one that was written by hand', async () => {
    const newest = await api.send(calls.listProductsCall, { query: { limit: 1 } });
    const after = newest.headers.get(headers.nextCursor) ?? '';
    const written = Buffer.from(`newest 'x' ${added[0]}`).toString('base64url');
    const answers = await Promise.all([
      api.send(calls.listProductsCall, { query: { limit: 1, sort: 'rating', after } }),
      api.send(calls.listProductsCall, { query: { limit: 1, after: written } }),
    ]);

    expect(answers.map(({ status, refusal }) => [status, refusal.field])).toEqual([
      [400, 'after'],
      [400, 'after'],
    ]);
  });

  it('API-4 AP-3 changes what is named and nothing else', async () => {
    const id = await add(full);
    const { data } = await api.call(calls.updateProductCall, {
      params: { id },
      body: { name: 'Silk scarf', category: 'Home & Living', offerPrice: null, unheardOf: true },
      token: admin,
    });
    const matches = await api.call(calls.listProductsCall, {
      query: { searchQuery: 'silk', category: 'home and living' },
    });
    await api.call(calls.deleteProductCall, { params: { id }, token: admin });

    expect(data).toEqual({
      ...stored,
      _id: id,
      name: 'Silk scarf',
      category: 'Home & Living',
      offerPrice: null,
    });
    expect(matches.data).toEqual([data]);
  });

  it('API-4 AP-4 deletes once', async () => {
    const id = await add({ name: 'Short-lived' });
    const first = await api.call(calls.deleteProductCall, {
      params: { id },
      token: admin,
    });
    const second = await api.send(calls.deleteProductCall, { params: { id }, token: admin });
    const looked = await api.send(calls.getProductCall, { params: { id } });
    const changed = await api.send(calls.updateProductCall, { params: { id }, body: {}, token: admin });

    expect(first).toEqual({ deletedCount: 1 });
    expect([second, looked, changed].map(({ status, refusal }) => [status, refusal.code])).toEqual([
      [404, 'unknown'],
      [404, 'unknown'],
      [404, 'unknown'],
    ]);
  });

  const wrong: [string, object, string][] = [
    ['a price below 1', { originalPrice: 0 }, 'originalPrice'],
    ['a price as text', { originalPrice: '300' }, 'originalPrice'],
    ['a price in thirds of a taka', { offerPrice: 33.333 }, 'offerPrice'],
    ['a price beyond all reason', { originalPrice: 1e12 }, 'originalPrice'],
    ['a rating of 6', { ratings: 6 }, 'ratings'],
    ['half a review', { reviews: 1.5 }, 'reviews'],
    ['five pictures', { images: ['/1', '/2', '/3', '/4', '/5'] }, 'images'],
    ['a picture that is a script', { images: ['javascript:alert(1)'] }, 'images[0]'],
    ['a picture whose address cannot be resolved', { images: ['https://'] }, 'images[0]'],
    ['a video whose address cannot be resolved', { videoLink: 'http://[' }, 'videoLink'],
    ['a video that is a script', { videoLink: 'javascript:alert(1)' }, 'videoLink'],
    ['sizes that are no list', { sizes: 'M' }, 'sizes'],
    ['a flag that is a text', { soldOut: 'true' }, 'soldOut'],
    ['a name that is no text', { name: 5 }, 'name'],
    ['half a letter in a name', { name: 'a\ud800' }, 'name'],
    ['a time that is none', { createdAt: 'yesterday' }, 'createdAt'],
  ];
  it.each(wrong)('AP-5 refuses %s and adds nothing', async (_name, body, field) => {
    const answer = await api.send(calls.postProductCall, { body, token: admin });
    const changed = await api.send(calls.updateProductCall, {
      params: { id: added[1] ?? '' },
      body,
      token: admin,
    });

    expect({
      answerStatus: answer.status,
      answerCode: answer.refusal.code,
      answerField: answer.refusal.field,
      changedStatus: changed.status,
    }).toEqual({ answerStatus: 400, answerCode: 'invalid', answerField: field, changedStatus: 400 });
    expect(await sorted({})).toEqual([0, 1, 2, 3]);
  });

  it.each([
    [{ sort: 'random' }, 'sort'],
    [{ minPrice: 'cheap' }, 'minPrice'],
    [{ limit: '' }, 'limit'],
    [{ searchQuery: 'x'.repeat(201) }, 'searchQuery'],
  ])('API-3 refuses the query %j', async (query, field) => {
    const answer = await api.send(calls.listProductsCall, { query });

    expect({ status: answer.status, field: answer.refusal.field }).toEqual({ status: 400, field });
  });

  it('API-3 refuses an invalid id, and one of no product', async () => {
    const none = await api.send(calls.getProductCall, { params: { id: '..%2f' } });
    expect({ status: none.status, field: none.refusal.field }).toEqual({ status: 400, field: 'id' });
    const gone = await api.send(calls.getProductCall, { params: { id: '0'.repeat(24) } });
    expect({ status: gone.status, code: gone.refusal.code }).toEqual({ status: 404, code: 'unknown' });
  });
});
