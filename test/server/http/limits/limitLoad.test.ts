import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { placeOrderCall } from '#contract/orders/orders.ts';
import { getProductCall, listProductsCall } from '#contract/products/products.ts';
import { compressReplies } from '#server/http/cache/compressReplies.ts';
import { createResponseCache } from '#server/http/cache/responseCache.ts';
import { acceptConnections } from '#server/http/connections/acceptConnections.ts';
import { limitLoad } from '#server/http/limits/limitLoad.ts';
import { measureRequests } from '#server/http/monitoring/metrics.ts';
import { probes } from '#server/http/monitoring/probes.ts';
import { answerCall } from '#server/http/routes/answerCall.ts';
import { answerErrors } from '#server/http/routes/answerErrors.ts';
import { serializerCompiler } from '#server/http/routes/serializerCompiler.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';
import { authorizeBy } from '../../../support/servers/authorizeBy.ts';

/** As many calls run at once; 200 more may wait. */
const concurrency = 2;
const accepted = concurrency + 200;

describe('a server on which more calls arrive than it answers', () => {
  let app: FastifyInstance;
  let origin: string;
  let ends: (() => void)[];
  let log: string[];
  let fetched: string[];

  beforeEach(async () => {
    ends = [];
    log = [];
    fetched = [];
    app = Fastify({
      logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
      // Otherwise closing waits for the connections whose only request was aborted: Node does not count them as idle.
      forceCloseConnections: true,
    });
    await app.register(answerErrors);
    await app.register(measureRequests);
    await app.register(acceptConnections);
    await app.register(compressReplies);
    // Longer than a busy machine takes to bring all calls: none of these tests is about the end of the wait.
    await app.register(limitLoad, { concurrency, waitMs: 60_000 });
    await app.register(probes);
    app.decorate(
      'authorize',
      authorizeBy(async () => undefined),
    );
    // Fastify's own compilers cannot read the yup schemas of calls.
    app.setValidatorCompiler(() => (data: unknown) => ({ value: data }));
    app.setSerializerCompiler(serializerCompiler);
    answerCall(app, listProductsCall, async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return { data: [] };
    });
    answerCall(
      app,
      getProductCall,
      async ({ params }) => {
        fetched.push(params.id);
        return { data: aProduct() };
      },
      { cache: createResponseCache() },
    );
    answerCall(app, placeOrderCall, async () => ({ insertedId: '1' }), { queue: 'orders' });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  /** Answers the lists that are running, and those that begin when they have ended, until it is cleared. */
  const endLists = () => setInterval(() => ends.splice(0).forEach((end) => end()));

  const refusedTotal = async (): Promise<string | undefined> =>
    /shop_calls_refused_total (\d+)/.exec(await app.metrics.registry.metrics())?.[1];

  it('OP-45 refuses calls beyond its queue at once with 503 and Retry-After, and still takes orders', async () => {
    const lists = Array.from({ length: accepted }, () => fetch(`${origin}/products`));
    await expect.poll(() => app.metrics.registry.metrics()).toContain('shop_calls_waiting 200');

    const refused = await fetch(`${origin}/products`);
    expect({ status: refused.status, retryAfter: refused.headers.get('retry-after') }).toEqual({
      status: 503,
      retryAfter: '2',
    });
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    const order = await fetch(`${origin}/postOrder`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect({ status: order.status, order: await order.json() }).toEqual({
      status: 200,
      order: { insertedId: '1' },
    });
    expect((await fetch(`${origin}/livez`)).status).toBe(200);
    await fetch(`${origin}/products`);
    expect(await refusedTotal()).toBe('2');
    expect(log.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'more calls arrive than this process can answer; some are refused with 503',
    ]);

    const ending = endLists();
    const statuses = (await Promise.all(lists)).map(({ status }) => status);
    clearInterval(ending);
    expect([...new Set(statuses)]).toEqual([200]);
  });

  it('OP-45 refuses no call that a page sends inside of the process', async () => {
    const outside = Array.from({ length: accepted }, () => fetch(`${origin}/products`));
    await expect.poll(() => app.metrics.registry.metrics()).toContain('shop_calls_waiting 200');
    const inside = app.inject('/products').then(({ statusCode }) => statusCode);
    await expect.poll(() => ends.length).toBe(concurrency + 1);
    const ending = endLists();
    expect(await inside).toBe(200);
    await Promise.all(outside);
    clearInterval(ending);
  });

  it('OP-45 answers a call that names an encoding of a body it does not have, after its wait', async () => {
    const lists = Array.from({ length: concurrency }, () => fetch(`${origin}/products`));
    await expect.poll(() => ends.length).toBe(concurrency);
    const waiting = fetch(`${origin}/product/cup`, { headers: { 'content-encoding': 'deflate' } });
    await expect.poll(() => app.metrics.registry.metrics()).toContain('shop_calls_waiting 1');
    ends.forEach((end) => end());

    expect((await waiting).status).toBe(200);
    await Promise.all(lists);
  });

  it('OP-45 does not run a call whose client is gone before its turn, but for a client that shares its response', async () => {
    const metrics = expect.poll(() => app.metrics.registry.metrics());
    const lists = Array.from({ length: concurrency }, () => fetch(`${origin}/products`));
    await expect.poll(() => ends.length).toBe(concurrency);
    const overtaken = new AbortController();
    const { signal } = overtaken;
    const first = Promise.allSettled([
      fetch(`${origin}/product/cup`, { signal }),
      fetch(`${origin}/product/jug`, { signal }),
    ]);
    await metrics.toContain('shop_calls_waiting 2');
    const sharing = fetch(`${origin}/product/cup`);
    // The lists, the two that will be aborted, and the sharing one.
    await metrics.toContain(`shop_http_requests_in_progress ${concurrency + 3}`);

    overtaken.abort();
    await first;
    await metrics.toContain(`shop_http_requests_in_progress ${concurrency + 1}`);
    expect(await app.metrics.registry.metrics()).toContain('shop_calls_waiting 1');
    ends.forEach((end) => end());

    expect({ body: await (await sharing).json(), fetched, log }).toEqual({
      body: { data: aProduct() },
      fetched: ['cup'],
      log: [],
    });
    await Promise.all(lists);
  });
});
