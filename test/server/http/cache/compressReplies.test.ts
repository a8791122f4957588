import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { compressReplies } from '#server/http/cache/compressReplies.ts';

const orders = Array.from({ length: 100 }, (_, number) => ({ id: number, name: 'Rahima Khatun' }));

const openServer = async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(compressReplies);
  app.get('/orders', async () => orders);
  app.get('/few', async () => ({ few: true }));
  app.get('/many', async () => Array.from({ length: 30 }, () => orders));
  app.get('/csv', async (_request, reply) =>
    reply.type('text/csv').send(Readable.from(['a,b\n'.repeat(500)])),
  );
  return (url: string, accepted: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers: { 'accept-encoding': accepted } });
};

it('OP-48 compresses JSON in one step, with its length, as the client accepts it', async () => {
  const send = await openServer();
  const [brotli, gzipped, plain] = await Promise.all([
    send('/orders', 'gzip, br'),
    send('/orders', 'gzip'),
    send('/orders', 'identity'),
  ]);

  expect(JSON.parse(brotliDecompressSync(brotli.rawPayload).toString())).toEqual(orders);
  expect(JSON.parse(gunzipSync(gzipped.rawPayload).toString())).toEqual(orders);
  expect(plain.json()).toEqual(orders);
  expect(brotli.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'content-length': String(brotli.rawPayload.byteLength),
    vary: 'accept-encoding',
  });
  expect([gzipped, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', undefined]);
});

it('OP-48 leaves a few bytes as they are, and sends long bodies and streams in chunks', async () => {
  const send = await openServer();
  const [few, many, csv] = await Promise.all(['/few', '/many', '/csv'].map((url) => send(url, 'br')));

  expect({ contentEncoding: few?.headers['content-encoding'], few: few?.json() }).toEqual({
    contentEncoding: undefined,
    few: { few: true },
  });
  expect({
    contentEncoding: many?.headers['content-encoding'],
    contentLength: many?.headers['content-length'],
  }).toEqual({ contentEncoding: 'br', contentLength: undefined });
  expect({
    contentEncoding: csv?.headers['content-encoding'],
    contentLength: csv?.headers['content-length'],
  }).toEqual({ contentEncoding: 'br', contentLength: undefined });
  expect(brotliDecompressSync(csv?.rawPayload ?? '').toString()).toBe('a,b\n'.repeat(500));
});

it('OP-48 answers HEAD with the headers of GET and without a body', async () => {
  const send = await openServer();
  const [get, head] = [await send('/orders', 'br'), await send('/orders', 'br', 'HEAD')];
  expect({ statusCode: head.statusCode, byteLength: head.rawPayload.byteLength }).toEqual({
    statusCode: 200,
    byteLength: 0,
  });
  expect(head.headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': get.headers['content-length'],
  });
});
