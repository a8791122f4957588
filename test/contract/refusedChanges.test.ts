import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as productChanges from '#contract/products/productChanges.ts';
import * as products from '#contract/products/products.ts';
import * as reviews from '#contract/reviews/reviews.ts';
import * as slides from '#contract/shop/slides.ts';
import type { ResponseCache } from '#server/http/cache/responseCache.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const hourMs = 60 * 60_000;
const unknown = { params: { id: '0'.repeat(24) } };
const forged = { token: '0'.repeat(40), product: '0'.repeat(24) };

describe.each(testDatabases())('changes and the caches of the workers on $name', (at) => {
  let api: Api;
  let admin: string;
  let cache: ResponseCache;
  let announced: number;
  beforeAll(async () => {
    const invalidations = {
      publish: () => {
        announced += 1;
      },
      subscribe: () => undefined,
    };
    api = await startApi(
      at,
      {},
      {
        invalidations,
        extend: async (_app, parts) => {
          cache = parts.cache;
        },
      },
    );
    admin = await api.signIn(adminPerson);
  });
  beforeEach(async () => {
    announced = 0;
    // One page for an hour, by which the tests see whether the cache was emptied.
    cache.clear();
    const page = { status: 200, headers: {}, body: Buffer.from('page') };
    await cache.fetch('page', hourMs, async () => page);
  });
  afterAll(() => api?.close());

  const state = () => ({ pages: cache.size.entries, announced });

  it('SEC-12 SEC-13 a forged or refused change of anyone, the first request too, empties no cache', async () => {
    const answers = [
      await api.send(reviews.writeReviewCall, { body: { ...forged, rating: 1, text: '' } }),
      await api.send(reviews.withdrawReviewCall, { body: forged }),
      await api.send(reviews.deleteReviewCall, { ...unknown, token: admin }),
      await api.send(products.updateProductCall, { ...unknown, body: { name: 'Cup' }, token: admin }),
      await api.send(products.deleteProductCall, { ...unknown, token: admin }),
      await api.send(slides.updateSlideCall, { ...unknown, body: { title: 'Eid' }, token: admin }),
      await api.send(slides.deleteSlideCall, { ...unknown, token: admin }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(state()).toEqual({ pages: 1, announced: 0 });
  });

  it('SEC-12 OP-52 a change that was made empties the caches of all workers', async () => {
    const cup = await addProduct(api, admin);
    expect(state()).toEqual({ pages: 0, announced: 1 });
    await api.send(productChanges.setSoldOutCall, { body: { ids: [cup], soldOut: true }, token: admin });
    await api.send(slides.postSlideCall, { body: { image: '/slide.webp', title: 'Eid' }, token: admin });
    expect(announced).toBe(3);
  });

  it('SEC-12 OP-52 a change of which it is unknown whether it was made empties them too', async () => {
    const cup = await addProduct(api, admin);
    announced = 0;
    await api.db.execute(sql`create function lose_commit() returns trigger language plpgsql as
      $$ begin raise exception 'connection lost' using errcode = '08006'; end $$`);
    await api.db.execute(sql`create constraint trigger lose_commit after update on products
      deferrable initially deferred for each row execute function lose_commit()`);
    const { status } = await api.send(products.updateProductCall, {
      params: { id: cup },
      body: { name: 'Steel cup' },
      token: admin,
    });
    await api.db.execute(sql`drop function lose_commit() cascade`);
    expect([status, announced]).toEqual([503, 1]);
  });
});
