import type { Pool } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fileName, type ImageStorage, newStem } from '#server/images/imageStorage.ts';
import { removeUnusedImages } from '#server/images/removeUnusedImages.ts';
import { addProduct } from '../../support/clients/shopData.ts';
import { adminPerson, startApi } from '../../support/servers/startApi.ts';
import { fasterDatabase } from '../../support/servers/testDatabases.ts';

/** A storage of as many images, all of them old, from which nothing is removed. */
const storageOf = (count: number): ImageStorage => ({
  save: async () => '',
  read: async () => null,
  list: async function* list() {
    for (let index = 0; index < count; index += 1)
      yield { name: fileName(newStem(), 450), storedAt: new Date(0) };
  },
  remove: async () => undefined,
});

describe.each(fasterDatabase())('removing unused images on $name', (at) => {
  it('OP-24 asks the database once which images are shown, however many are old', async () => {
    const api = await startApi(at);
    onTestFinished(() => api.close());
    // In a shop without a product nothing is removed.
    await addProduct(api, await api.signIn(adminPerson));
    const query = vi.spyOn(api.db.$client as Pool, 'query');
    onTestFinished(() => query.mockRestore());

    expect(await removeUnusedImages({ db: api.db, images: storageOf(600), now: api.now() })).toBe(600);

    // An embedded shop does nothing else while all of its orders are looked through.
    const texts = query.mock.calls.map(([statement]) => (statement as unknown as { text: string }).text);
    expect(texts.filter((text) => text.includes('"order_lines"'))).toHaveLength(1);
  });
});
