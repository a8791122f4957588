import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { Effort } from '#server/http/cache/encodings.ts';
import type { CachedResponse } from '#server/http/cache/responseCache.ts';
import { sendCached } from '#server/http/cache/sendCached.ts';

const text = 'A cup of tea. '.repeat(500);
const page: CachedResponse = {
  // Not 200, so that a test sees that the status is kept.
  status: 404,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(text),
};

const openServer = async (response: CachedResponse) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(compress, { encodings: ['br', 'gzip'] });
  app.get('/', (request, reply) => sendCached(request, reply, response));
  return async (accepted?: string, ifNoneMatch?: string) => {
    const headers = {
      ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
      ...(ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch }),
    };
    const { statusCode, headers: received, rawPayload } = await app.inject({ url: '/', headers });
    return { statusCode, headers: received, body: rawPayload };
  };
};

it('OP-31 sends the encoding that the client accepts, also to many clients at once', async () => {
  const get = await openServer(page);
  const [plain, refused, ...compressed] = await Promise.all([
    get(),
    get('br;q=0, gzip;q=0'),
    get('gzip'),
    ...Array.from({ length: 50 }, () => get('gzip, deflate, br')),
  ]);
  const [gzipped, ...brotli] = compressed;

  expect({ body: plain?.body.toString(), contentEncoding: plain?.headers['content-encoding'] }).toEqual({
    body: text,
    contentEncoding: undefined,
  });
  expect({ body: refused?.body.toString(), contentEncoding: refused?.headers['content-encoding'] }).toEqual({
    body: text,
    contentEncoding: undefined,
  });
  expect({
    body: gunzipSync(gzipped?.body ?? '').toString(),
    contentEncoding: gzipped?.headers['content-encoding'],
  }).toEqual({ body: text, contentEncoding: 'gzip' });
  expect(brotli.map(({ body }) => brotliDecompressSync(body).toString())).toEqual(brotli.map(() => text));
  expect(brotli[49]?.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-length': String(brotli[49]?.body.byteLength),
  });
  const statuses = [plain, refused, ...compressed].map((response) => response?.statusCode);
  expect(new Set(statuses)).toEqual(new Set([404]));
});

it('OP-31 does not compress a body of a few bytes', async () => {
  const get = await openServer({ ...page, body: Buffer.from('tea') });
  const { body, headers } = await get('br');
  expect({ body: body.toString(), contentEncoding: headers['content-encoding'] }).toEqual({
    body: 'tea',
    contentEncoding: undefined,
  });
});

const list: CachedResponse = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" },
  body: Buffer.from(text),
};

it('OP-48 gives each encoding a tag of its own, the same for the same content, and answers 304 to it', async () => {
  const get = await openServer(list);
  const elsewhere = await openServer({ ...list, body: Buffer.from(text) });
  const [plain, gzipped, brotli] = await Promise.all([get(), get('gzip'), get('br')]);
  const tags = [plain, gzipped, brotli].map(({ headers }) => String(headers.etag));
  const [plainTag = '', gzipTag = '', brotliTag = ''] = tags;

  expect(new Set(tags).size).toBe(3);
  expect((await elsewhere('br')).headers.etag).toBe(brotliTag);
  const unchanged = await get('br', `"other", W/${brotliTag}`);
  expect({ statusCode: unchanged.statusCode, byteLength: unchanged.body.byteLength }).toEqual({
    statusCode: 304,
    byteLength: 0,
  });
  // A browser puts the headers of this response into its stored one.
  expect(unchanged.headers).toMatchObject({
    etag: brotliTag,
    vary: 'accept-encoding',
    'content-security-policy': "default-src 'self'",
    'cache-control': 'public, max-age=0, s-maxage=5',
  });
  expect((await get(undefined, plainTag)).statusCode).toBe(304);
  expect((await get('br', gzipTag)).statusCode).toBe(200);
  // A page that was not found is never unchanged.
  expect((await (await openServer(page))('br', '*')).statusCode).toBe(404);
});

it('OP-31 compresses a body again after an attempt that failed', async () => {
  const response: { effort?: Effort } & CachedResponse = { ...list, body: Buffer.alloc(100_000, text) };
  const get = await openServer(response);
  // There are no options for this effort, so that compressing fails.
  response.effort = 'none' as Effort;
  expect((await get('gzip')).statusCode).toBe(500);

  response.effort = 'quick';
  const { statusCode, body } = await get('gzip');

  expect({ statusCode, length: gunzipSync(body).byteLength }).toEqual({ statusCode: 200, length: 100_000 });
});

it('OP-48 gives a page that was compressed quickly a weak tag, and answers 304 to the tag of either effort', async () => {
  const [thorough, quick] = [await openServer(list), await openServer({ ...list, effort: 'quick' })];
  const [{ headers }, { headers: quickHeaders }] = [await thorough('br'), await quick('br')];
  const [tag, quickTag] = [String(headers.etag), String(quickHeaders.etag)];
  expect(quickTag).toBe(`W/${tag}`);
  const answers = [await quick('br', tag), await quick('br', quickTag), await thorough('br', quickTag)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([304, 304, 304]);
});

it('OP-48 lets caches between browser and shop answer for seconds, and browsers ask each time', async () => {
  const { headers } = await (await openServer(list))();
  expect({ cacheControl: headers['cache-control'], cdnCacheControl: headers['cdn-cache-control'] }).toEqual({
    cacheControl: 'public, max-age=0, s-maxage=5',
    cdnCacheControl: 'max-age=5, stale-while-revalidate=60',
  });
  const own = await openServer({ ...list, headers: { ...list.headers, 'cache-control': 'no-store' } });
  expect((await own()).headers['cache-control']).toBe('no-store');
});
