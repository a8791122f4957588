import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { seedShop } from '#demo/shop/seedShop.ts';
import { productFeedPath } from '#domain/products/productFeed.ts';
import { firstCategories } from '#server/categories/categoriesRepository.ts';
import type { Database, DatabaseSettings } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { createResponseCache } from '#server/http/cache/responseCache.ts';
import { acceptConnections } from '#server/http/connections/acceptConnections.ts';
import { limitLoad } from '#server/http/limits/limitLoad.ts';
import { measureRequests } from '#server/http/monitoring/metrics.ts';
import { seoRoutes } from '#server/seo/seoRoutes.ts';
import type { CurrentShopSettings } from '#server/shopSettings/currentShopSettings.ts';
import { firstVersion } from '#server/shopSettings/shopSettingsRepository.ts';
import { startPostgresql } from '../support/servers/testDatabases.ts';
import { median } from './median.ts';

/**
 * `npm run bench:feed`: the feed of a shop with 10,000 products (SP-7) and its largest sitemap, made for each request, on both
 * databases, over HTTP. Memory is what this process, in which PGlite runs, has more of than before; the client is in it too.
 */

const size = { products: 10_000, orders: 0, users: 0 };
const runs = 10;
/** Requests before, in which V8 compiles the code and the heap takes its size. */
const warmUps = 3;
const aims = { milliseconds: 1000, megabytes: 40 };

const write = (...cells: readonly string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);
const megabytes = (bytes: number): number => bytes / 1024 / 1024;

interface Making {
  readonly milliseconds: number;
  /** Of this process. */
  readonly processor: number;
  readonly megabytes: number;
  /** Milliseconds for which the event loop did nothing else, at most; other work of the machine is in it, least in the quietest run. */
  readonly longestDelay: number;
  readonly bytes: number;
  readonly status: number;
}

const measureOnce = async (address: string): Promise<Making> => {
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const used = process.cpuUsage();
  const started = performance.now();
  const [answer] = (await once(get(address, { headers: { 'accept-encoding': 'gzip' } }), 'response')) as [
    IncomingMessage,
  ];
  const { byteLength } = await buffer(answer);
  const milliseconds = performance.now() - started;
  const { user, system } = process.cpuUsage(used);
  delay.disable();
  clearInterval(watch);
  return {
    milliseconds,
    processor: (user + system) / 1000,
    megabytes: megabytes(peak - before),
    longestDelay: delay.max / 1e6,
    bytes: byteLength,
    status: answer.statusCode ?? 0,
  };
};

const report = (database: string, what: string, makings: readonly Making[]): void => {
  const all = (read: (making: Making) => number): number[] => makings.map(read);
  const times = all(({ milliseconds }) => milliseconds);
  const delays = all(({ longestDelay }) => longestDelay);
  const memory = Math.max(...all((making) => making.megabytes));
  const missed = median(times) > aims.milliseconds || memory > aims.megabytes ? ' (above the aim)' : '';
  write(
    database,
    what,
    `${Math.min(...times).toFixed(0)} ms`,
    `${median(times).toFixed(0)} ms${missed}`,
    `${median(all(({ processor }) => processor)).toFixed(0)} ms`,
    `${memory.toFixed(1)} MB`,
    `${Math.min(...delays).toFixed(1)} ms`,
    `${median(delays).toFixed(1)} ms`,
    `${(megabytes(makings[0]?.bytes ?? 0) * 1024).toFixed(0)} KB`,
  );
};

/** A server with the routes and the queue alone, for which each request comes after a change. */
const openServer = async ({ db }: Database): Promise<FastifyInstance> => {
  const app = Fastify();
  await app.register(measureRequests);
  await app.register(acceptConnections);
  await app.register(limitLoad, { concurrency: 2, waitMs: 60_000 });
  const cache = createResponseCache();
  let version = 0;
  const shopSettings: Pick<CurrentShopSettings, 'newest' | 'pages'> = {
    get newest() {
      version += 1;
      return { ...firstVersion, version };
    },
    pages: [],
  };
  app.addHook('onRequest', async () => cache.clear());
  await app.register(seoRoutes, {
    db,
    cache,
    shopSettings,
    categories: { newest: firstCategories },
    origin: () => 'https://shop.example',
  });
  return app;
};

const measure = async (name: string, at: DatabaseSettings): Promise<void> => {
  const database = await openDatabase(at);
  await seedShop(database.db, size, new Date());
  const app = await openServer(database);
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    for (const path of [productFeedPath, '/sitemap-products-1.xml']) {
      const makings: Making[] = [];
      for (let run = 0; run < runs + warmUps; run += 1) {
        const making = await measureOnce(origin + path);
        if (making.status !== 200) throw new Error(`${path} answered ${making.status}.`);
        if (run >= warmUps) makings.push(making);
      }
      report(name, path, makings);
    }
  } finally {
    await app.close();
    await database.close();
  }
};

const load = loadavg()
  .map((value) => value.toFixed(1))
  .join(', ');
process.stdout.write(
  `${size.products} products, ${runs} runs, ${cpus().length} processors with a load of ${load}; aims of the feed: ${aims.milliseconds} ms, ${aims.megabytes} MB\n\n`,
);
write(
  'Database',
  'Address',
  'Fastest',
  'Median',
  'Processor time',
  'Memory at most',
  'Longest delay (least)',
  'Longest delay (median)',
  'Sent',
);
write('---', '---', '---', '---', '---', '---', '---', '---', '---');
await measure('PGlite', { databaseUrl: null, dataDir: null });
const databaseUrl = await startPostgresql();
if (databaseUrl !== null) await measure('PostgreSQL', { databaseUrl, dataDir: null });
