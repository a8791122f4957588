import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as calls from '#contract/products/productImport.ts';
import { getProductCall } from '#contract/products/products.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('the colours of imported pictures on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
  });
  afterAll(() => api?.close());

  const check = async (products: calls.CheckImportBody['products']) =>
    (
      await api.call(calls.checkProductImportCall, {
        body: { products, replacesPictures: false },
        token: admin,
      })
    ).products;
  const store = async (body: calls.StoreImportBody) =>
    (await api.call(calls.storeProductImportCall, { body, token: admin })).products;
  const product = async (id: string) => (await api.call(getProductCall, { params: { id } })).data;
  /** When the product was last changed, as a check tells it. */
  const seenOf = async (id: string) => (await product(id)).changedAt ?? null;

  it('BY-3 SP-6 the colours of a file are compared with those of its own pictures alone', async () => {
    const images = ['/pictures/cup-900.webp'];
    const cup = await addProduct(api, admin, { name: 'Coloured', images, imageColors: ['Red'] });
    const [same, other, blue] = await check([
      { row: 2, id: cup, pictures: images, imageColors: ['Red'] },
      { row: 3, id: cup, pictures: ['other.jpg'], imageColors: ['Blue'] },
      { row: 4, id: cup, pictures: images, imageColors: ['Blue'] },
    ]);
    expect([same?.kind, other?.kind]).toEqual(['same', 'same']);
    expect(blue?.changes).toEqual([{ field: 'Picture colors', from: 'Red', to: 'Blue' }]);
  });

  it('BY-3 SP-6 an import stores the colours of its pictures, and keeps those of pictures it says nothing of', async () => {
    const id = 'e'.repeat(24);
    const images = ['/pictures/r-450.webp', '/pictures/b-450.webp'];
    const colored = { row: 2, id, name: 'Imported shirt', images, imageColors: ['Red', 'Blue'] };
    const pictured = async () => {
      const { images: stored, imageColors } = await product(id);
      return { images: stored, imageColors };
    };
    expect(await store({ products: [{ ...colored, seen: null }] })).toEqual([
      { row: 2, kind: 'new', reason: '' },
    ]);
    expect(await pictured()).toEqual({ images, imageColors: ['Red', 'Blue'] });

    const repriced = { row: 2, id, seen: await seenOf(id), originalPrice: 700 };
    expect(await store({ products: [repriced] })).toEqual([{ row: 2, kind: 'changed', reason: '' }]);
    expect(await pictured()).toEqual({ images, imageColors: ['Red', 'Blue'] });

    const swapped = { ...colored, seen: await seenOf(id), imageColors: ['', 'Green'] };
    expect(await store({ products: [swapped] })).toEqual([{ row: 2, kind: 'changed', reason: '' }]);
    expect(await pictured()).toEqual({ images, imageColors: ['', 'Green'] });
  });
});
