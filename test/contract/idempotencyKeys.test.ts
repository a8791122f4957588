import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { placeOrderCall } from '#contract/orders/orders.ts';
import { listProductsCall, type ProductBody, postProductCall } from '#contract/products/products.ts';
import { listSlidesCall, postSlideCall } from '#contract/shop/slides.ts';
import { pruneClaimedKeys } from '#server/database/queries/claimKey.ts';
import { pruneIdempotencyKeys } from '#server/orders/placing/placedRequestsRepository.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { adminPerson } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop, type TestShop } from '../support/servers/testShop.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('idempotency keys on $name', (at) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(at);
  });
  afterAll(() => shop?.api.close());

  it('OP-32 are deleted after 30 days, and not before', async () => {
    const { api, cup } = shop;
    const order = async (key: string) =>
      (
        await api.send(placeOrderCall, {
          body: orderBody([lineFor(cup, 250.5)]),
          headers: { [headers.idempotencyKey]: key },
        })
      ).body.insertedId;
    const first = await order('the-key-of-an-order');
    api.pass(29 * day);
    const later = await order('the-key-of-a-later-order');
    expect(await pruneIdempotencyKeys(api.db, api.now())).toBe(0);
    expect(await order('the-key-of-an-order')).toBe(first);
    api.pass(day);
    expect(await pruneIdempotencyKeys(api.db, api.now())).toBe(1);
    expect(await order('the-key-of-an-order')).not.toBe(first);
    expect(await order('the-key-of-a-later-order')).toBe(later);
  });

  /** A new sign-in for each request, since the tokens end while the clock goes on. */
  const keyed = async (key: string) => ({
    token: await shop.api.signIn(adminPerson),
    headers: { [headers.idempotencyKey]: key },
  });
  const sendProduct = async (key: string, body: ProductBody) =>
    shop.api.send(postProductCall, { body, ...(await keyed(key)) });
  const addProduct = async (key: string, body: ProductBody) => (await sendProduct(key, body)).body.insertedId;
  const addSlide = async (key: string, image: string) =>
    (await shop.api.send(postSlideCall, { body: { image }, ...(await keyed(key)) })).body.insertedId;

  it('AP-2 add a product once, also when two requests arrive at once', async () => {
    const press = () => addProduct('a-product-pressed-again', { name: 'Jamdani scarf' });
    const [id, ...others] = await Promise.all([press(), press(), press()]);
    expect(others).toEqual([id, id]);
    expect(await addProduct('the-next-product', { name: 'Jamdani scarf' })).not.toBe(id);
    const { data } = await shop.api.call(listProductsCall, { query: { searchQuery: 'Jamdani scarf' } });
    expect(data).toHaveLength(2);
  });

  it('AP-2 stay free after a refusal', async () => {
    const refused = await sendProduct('a-product-of-no-category', { name: 'Lungi', category: 'No such' });
    expect(refused.status).toBe(400);
    const id = await addProduct('a-product-of-no-category', { name: 'Lungi' });
    const { data } = await shop.api.call(listProductsCall, { query: { searchQuery: 'Lungi' } });
    expect(data.map(({ _id }) => _id)).toEqual([id]);
  });

  it('SL-2 add a slide once', async () => {
    const id = await addSlide('a-slide-pressed-again', '/pictures/one-900.webp');
    expect(await addSlide('a-slide-pressed-again', '/pictures/one-900.webp')).toBe(id);
    const other = await addSlide('the-next-slide', '/pictures/one-900.webp');
    const slides = await shop.api.call(listSlidesCall);
    expect(slides.map(({ _id }) => _id)).toEqual([id, other]);
  });

  it('AP-2 refuse another product under the same key, and add nothing', async () => {
    const id = await addProduct('a-product-and-another', { name: 'Nakshi kantha' });
    const { status, body } = await sendProduct('a-product-and-another', { name: 'Nakshi quilt' });
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        code: 'keyReused',
        message: 'This request was used for another product. Please try again.',
        sentence: 'thisRequestWasUsedForAnother',
        values: ['product'],
        requestId: expect.any(String),
      },
    });
    const { data } = await shop.api.call(listProductsCall, { query: { searchQuery: 'Nakshi' } });
    expect(data.map(({ _id }) => _id)).toEqual([id]);
  });

  it('AP-2 add a product once when it is sent again at another time', async () => {
    const ids: string[] = [];
    for (const createdAt of ['2026-01-05T06:00:00.000Z', '2026-01-05T06:00:02.000Z'])
      ids.push(await addProduct('a-product-of-two-times', { name: 'Clay cup', createdAt }));
    expect(ids[1]).toBe(ids[0]);
  });

  it('SL-2 refuse another slide under the same key', async () => {
    await addSlide('a-slide-and-another', '/pictures/three-900.webp');
    const other = { image: '/pictures/four-900.webp' };
    const { status, body } = await shop.api.send(postSlideCall, {
      body: other,
      ...(await keyed('a-slide-and-another')),
    });
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        code: 'keyReused',
        message: 'This request was used for another slide. Please try again.',
        sentence: 'thisRequestWasUsedForAnother',
        values: ['slide'],
        requestId: expect.any(String),
      },
    });
  });

  it('OP-32 of products and slides are deleted after 30 days, and not before', async () => {
    const { api } = shop;
    // By then the keys of the tests before have ended.
    api.pass(31 * day);
    await pruneClaimedKeys(api.db, api.now());
    const first = await addProduct('the-key-of-a-product', { name: 'Gamcha' });
    api.pass(29 * day);
    // The same key of a slide is another one.
    const later = await addSlide('the-key-of-a-product', '/pictures/two-900.webp');
    expect(await pruneClaimedKeys(api.db, api.now())).toBe(0);
    expect(await addProduct('the-key-of-a-product', { name: 'Gamcha' })).toBe(first);
    api.pass(day);
    expect(await pruneClaimedKeys(api.db, api.now())).toBe(1);
    expect(await addProduct('the-key-of-a-product', { name: 'Gamcha' })).not.toBe(first);
    expect(await addSlide('the-key-of-a-product', '/pictures/two-900.webp')).toBe(later);
  });
});
