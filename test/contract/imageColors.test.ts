import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/products/products.ts';
import { productImage } from '#domain/shop/constants.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('colours of pictures on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const add = async (body: calls.ProductBody) =>
    (await api.call(calls.postProductCall, { body, token: admin })).insertedId;

  const change = async (id: string, body: calls.ProductBody) => {
    const { data } = await api.call(calls.updateProductCall, { params: { id }, body, token: admin });
    return [data.images, data.imageColors];
  };
  /** The id of a product with a red and a blue picture. */
  const addTwo = () => add({ images: ['/a.jpg', '/b.jpg'], imageColors: ['Red', 'Blue'] });

  it('BY-3 API-4 leaves out an empty picture together with its colour', async () => {
    const id = await add({ images: ['/a.jpg', '', '/b.jpg'], imageColors: ['Red', 'Black', 'Blue', ''] });
    const { data } = await api.call(calls.getProductCall, { params: { id } });
    expect([data.images, data.imageColors]).toEqual([
      ['/a.jpg', '/b.jpg'],
      ['Red', 'Blue'],
    ]);
  });

  it('BY-3 API-4 keeps the colours of the pictures that stay when a change names no colours', async () => {
    const id = await addTwo();
    expect(await change(id, { name: 'Shirt' })).toEqual([
      ['/a.jpg', '/b.jpg'],
      ['Red', 'Blue'],
    ]);
    expect(await change(id, { images: ['/b.jpg', '/new.jpg'] })).toEqual([['/b.jpg', '/new.jpg'], ['Blue']]);
  });

  it('BY-3 API-4 removes all colours by an empty list, and refuses more colours than a product may have pictures', async () => {
    const id = await addTwo();
    expect(await change(id, { imageColors: [] })).toEqual([['/a.jpg', '/b.jpg'], undefined]);
    const refused = await api.send(calls.updateProductCall, {
      params: { id },
      body: { imageColors: Array.from({ length: productImage.slots + 1 }, () => 'Red') },
      token: admin,
    });
    expect(refused.refusal.field).toBe('imageColors');
  });
});
