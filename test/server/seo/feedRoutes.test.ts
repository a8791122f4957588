import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { firstCategories } from '#server/categories/categoriesRepository.ts';
import { compressReplies } from '#server/http/cache/compressReplies.ts';
import type { LoadLimiter } from '#server/http/limits/limitLoad.ts';
import { answerErrors } from '#server/http/routes/answerErrors.ts';
import { QueueFullError } from '#server/process/createQueue.ts';
import { insertProduct, updateProduct } from '#server/products/productsRepository.ts';
import { feedRoutes } from '#server/seo/feedRoutes.ts';
import { readProductFeed, textOf } from '../../support/readProductFeed.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { embedded } from '../../support/servers/testDatabases.ts';

const path = '/feeds/products.xml';
const count = 230;
const idOf = (index: number): string => `p${String(index).padStart(3, '0')}`;

describe('the feed of 230 products', () => {
  const app = Fastify();
  let lent: LentDatabase;
  /** The feed is made again for each version of the settings. */
  let version = 0;
  let turns = 0;
  let isFull = false;
  const load = {
    refuseIfFull: () => undefined,
    run: (_request, _name, work) => {
      turns += 1;
      // Full from the second batch on.
      return isFull && turns > 1 ? Promise.reject(new QueueFullError('200 tasks wait')) : work();
    },
  } as LoadLimiter;
  const get = async (
    headers: Readonly<Record<string, string>> = {},
    url = path,
    method: 'GET' | 'HEAD' = 'GET',
  ) => {
    const answer = await app.inject({ method, url, headers });
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  };

  beforeAll(async () => {
    lent = await lendDatabase(embedded);
    const { db } = lent.database;
    for (let index = 0; index < count; index += 1)
      await insertProduct(db, idOf(index), {
        name: 'Cup',
        images: ['/pictures/cup-450.webp'],
        originalPrice: 100,
        createdAt: '2026-03-01T00:00:00.000Z',
      });
    await app.register(answerErrors);
    await app.register(compressReplies);
    app.decorate('load', load);
    await app.register(feedRoutes, {
      db,
      origin: () => 'https://shop.example',
      categories: { newest: firstCategories },
      shopSettings: {
        get newest() {
          return { version, settings: defaultShopSettings };
        },
      },
    });
  });
  beforeEach(() => {
    version += 1;
    turns = 0;
    isFull = false;
  });
  afterAll(async () => {
    await app.close();
    await lent.giveBack();
  });

  it('SP-7 is read in batches, each in its turn, and has every product once', async () => {
    const { items } = readProductFeed((await get()).body.toString());
    expect(items.map((item) => textOf(item, 'id'))).toEqual(
      Array.from({ length: count }, (_, index) => idOf(index)),
    );
    // A batch has 100 products.
    expect(turns).toBe(3);
  });

  it('OP-56 SP-7 is made once for all queries, many at a time, and not again after each change of a product', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => get({}, `${path}?x=${index}`)),
    );
    await updateProduct(lent.database.db, idOf(0), { name: 'Jug' }, new Date());
    const later = await get();
    const [first] = answers;
    expect(answers.map(({ body }) => first && body.equals(first.body))).toEqual(answers.map(() => true));
    expect(first && later.body.equals(first.body)).toBe(true);
    expect(turns).toBe(3);
    version += 1;
    expect((await get()).body.toString()).toContain('<g:title>Jug</g:title>');
  });

  it('OP-31 SP-7 is sent compressed, or as it is to a client that does not take gzip', async () => {
    const [zipped, plain, brotli] = [
      await get({ 'accept-encoding': 'gzip, br' }),
      await get(),
      await get({ 'accept-encoding': 'br' }),
    ];
    expect(zipped.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
    });
    expect(plain.headers['content-encoding']).toBe(undefined);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    // Compressing what was decompressed would cost a second of a processor for each request of a large shop.
    expect(brotli.headers['content-encoding']).toBe(undefined);
    expect(brotli.body.equals(plain.body)).toBe(true);
    expect(zipped.body.byteLength * 10).toBeLessThan(plain.body.byteLength);
    const head = await get({ 'accept-encoding': 'gzip' }, path, 'HEAD');
    expect([head.status, head.headers.etag, head.body.byteLength]).toEqual([200, zipped.headers.etag, 0]);
  });

  it('OP-48 SP-7 answers 304 to a client that has it, also after another making', async () => {
    const gzip = { 'accept-encoding': 'gzip' };
    const [zipped, plain] = [await get(gzip), await get()];
    version += 1;
    const tags = [zipped, plain].map(({ headers }) => String(headers.etag));
    expect(tags[0]).not.toBe(tags[1]);
    const again = [
      await get({ ...gzip, 'if-none-match': tags[0] ?? '' }),
      await get({ 'if-none-match': tags[1] ?? '' }),
    ];
    expect(again.map(({ status, body }) => [status, body.byteLength])).toEqual([
      [304, 0],
      [304, 0],
    ]);
    expect((await get({ ...gzip, 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('OP-56 SP-7 is refused with 503 while more calls wait than are answered in time, at any batch', async () => {
    isFull = true;
    const refused = await get();
    expect([refused.status, refused.headers['retry-after'], turns]).toEqual([503, '2', 2]);
    isFull = false;
    expect((await get()).status).toBe(200);
  });
});
