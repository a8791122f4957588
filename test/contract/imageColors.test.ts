import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/products/products.ts';
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
    (await api.get(calls.postProductCall, { body, token: admin })).insertedId;

  it('BY-3 API-4 keeps the colour of each picture: those of pictures that stay, when a caller knows of none', async () => {
    const id = await add({ images: ['/a.jpg', '', '/b.jpg'], imageColors: ['Red', 'Black', 'Blue', ''] });
    const change = async (body: calls.ProductBody) => {
      const { data } = await api.get(calls.updateProductCall, { params: { id }, body, token: admin });
      return [data.images, data.imageColors];
    };
    const { data } = await api.get(calls.getProductCall, { params: { id } });
    expect([data.images, data.imageColors]).toEqual([
      ['/a.jpg', '/b.jpg'],
      ['Red', 'Blue'],
    ]);
    expect(await change({ name: 'Shirt' })).toEqual([
      ['/a.jpg', '/b.jpg'],
      ['Red', 'Blue'],
    ]);
    expect(await change({ images: ['/b.jpg', '/new.jpg'] })).toEqual([['/b.jpg', '/new.jpg'], ['Blue']]);
    expect(await change({ imageColors: [] })).toEqual([['/b.jpg', '/new.jpg'], undefined]);
    const refused = await api.send(calls.updateProductCall, {
      params: { id },
      body: { imageColors: ['Red', 'Red', 'Red', 'Red', 'Red'] },
      token: admin,
    });
    expect(refused.refusal.field).toBe('imageColors');
  });
});
