import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { headers } from '#contract/call/headers.ts';
import type { Product } from '#domain/products/product.ts';
import { placeSampleOrder } from '../support/clients/placeSampleOrder.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { builtShop, newDataDir, openShop } from '../support/servers/openShop.ts';
import type { BareRoute } from './bareRoutes.ts';
import { median } from './median.ts';

/**
 * `npm run bench:api`: responses per second of the API of a shop with 10,000 products over keep-alive
 * connections, compared with a bare Fastify route that returns the same bytes from memory in the same run;
 * and whether any order fails when many are placed at once.
 */

const products = 10_000;
const clients = 10;
const crowds = [10, 50, 200];
const rounds = 3;
const seconds = 3;

interface BenchRequest {
  readonly name: string;
  /** Target of the design: the shop's responses per second divided by the bare route's. */
  readonly aim: number;
  readonly path: string;
  /** Body of an order; a query has none. */
  readonly body?: string;
}

interface Load {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly median: number;
  readonly slowest: number;
  /** Responses other than 2xx, and requests without a response. */
  readonly failed: number;
  readonly total: number;
}

const load = async (origin: string, { path, body }: BenchRequest, connections: number): Promise<Load> => {
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [
      body === undefined
        ? { method: 'GET', path }
        : {
            method: 'POST',
            path,
            body,
            // As the browser does: each order has its own idempotency key.
            setupRequest: (request) => ({
              ...request,
              headers: { 'content-type': 'application/json', [headers.idempotencyKey]: randomUUID() },
            }),
          },
    ],
  });
  return {
    perSecond: result.requests.average,
    median: result.latency.p50,
    slowest: result.latency.max,
    failed: result.non2xx + result.errors + result.timeouts,
    total: result.requests.total,
  };
};

const openBare = async (routes: readonly BareRoute[]): Promise<{ origin: string; process: ChildProcess }> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/bench/bareRoutes.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(routes));
  const [origin] = (await once(child.stdout, 'data')) as [Buffer];
  return { origin: origin.toString(), process: child };
};

const benchRequestsOf = async (origin: string): Promise<BenchRequest[]> => {
  const { data } = (await (await fetch(`${origin}/api/products?limit=40`)).json()) as { data: Product[] };
  const { order } = await placeSampleOrder(origin);
  return [
    { name: 'list of 40', aim: 0.4, path: '/api/products?limit=40' },
    { name: 'one product', aim: 0.25, path: `/api/product/${data[0]?._id}` },
    { name: 'search', aim: 0.25, path: '/api/products?searchQuery=lamp&limit=10&total=no' },
    { name: 'order', aim: 0.2, path: '/api/postOrder', body: JSON.stringify(order) },
  ];
};

const bareRoute = async (origin: string, { path, body }: BenchRequest): Promise<BareRoute> => {
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  const answer = await fetch(origin + path, body === undefined ? {} : init);
  return {
    method: body === undefined ? 'GET' : 'POST',
    path: path.replace(/\?.*/, ''),
    answer: await answer.text(),
  };
};

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |\n`;
const rounded = (value: number): string => String(Math.round(value));

const dataDir = newDataDir();
const seeded = spawnSync(
  process.execPath,
  [join(builtShop, 'server/seed.js'), '--products', String(products), '--orders', '0'],
  { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'inherit' },
);
if (seeded.status !== 0) throw new Error('The large shop could not be seeded');
const shop = await openShop(dataDir, { ORDERS_PER_MINUTE: '1000000', LOG_LEVEL: 'warn' });
process.once('exit', () => shop.process.kill());
const benchRequests = await benchRequestsOf(shop.origin);

const model = cpus()[0]?.model ?? 'unknown';
process.stdout.write(
  `${cpus().length} × ${model}, load ${loadavg()[0]?.toFixed(1)} at the start; ${clients} clients, median of ${rounds} rounds of ${seconds} s\n\n`,
);
process.stdout.write(row(['', 'shop /s', 'bare /s', 'ratio', 'aim', 'median ms', 'failed']));
process.stdout.write(row(['---', '---', '---', '---', '---', '---', '---']));
for (const benchRequest of benchRequests) {
  const bare = await openBare([await bareRoute(shop.origin, benchRequest)]);
  const ours: Load[] = [];
  const floors: Load[] = [];
  // The first round is an uncounted warm-up. Alternates, so that other load on the machine affects both.
  for (const round of Array.from({ length: rounds + 1 }, (_, number) => number)) {
    const pair = [
      await load(bare.origin, benchRequest, clients),
      await load(shop.origin, benchRequest, clients),
    ] as const;
    if (round === 0) continue;
    floors.push(pair[0]);
    ours.push(pair[1]);
  }
  bare.process.kill();
  const [perSecond, floor] = [ours, floors].map((loads) => median(loads.map((one) => one.perSecond)));
  const ratio = median(ours.map((one, index) => one.perSecond / (floors[index]?.perSecond ?? Number.NaN)));
  const failed = ours.reduce((all, one) => all + one.failed, 0);
  process.stdout.write(
    row([
      benchRequest.name,
      rounded(perSecond ?? Number.NaN),
      rounded(floor ?? Number.NaN),
      ratio.toFixed(2),
      `≥ ${benchRequest.aim}`,
      median(ours.map((one) => one.median)),
      failed,
    ]),
  );
}

const order = benchRequests.find(({ body }) => body !== undefined);
process.stdout.write('\n');
for (const crowd of order === undefined ? [] : crowds) {
  const { total, failed, slowest } = await load(shop.origin, order as BenchRequest, crowd);
  process.stdout.write(
    `${crowd} at once: ${total} orders answered, ${failed} failed, the slowest after ${rounded(slowest)} ms\n`,
  );
}
await shop.close();
removeFolder(dataDir);
