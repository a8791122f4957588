import { cpus, loadavg } from 'node:os';
import type { ProductsQuery } from '#contract/products/products.ts';
import { seedShop } from '#demo/shop/seedShop.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { openCatalog } from '#server/products/catalog.ts';
import { startPostgresql } from '../support/servers/testDatabases.ts';
import { median } from './median.ts';

/**
 * `npm run bench:facets`: the counts beside the filters of a listing, and the filtered list with its total, in a shop
 * of 10,000 products on both databases (SH-6).
 */

const size = { products: 10_000, orders: 0, users: 0 };
const runs = 15;
/** Milliseconds. */
const aim = 30;

const queries: Readonly<Record<string, ProductsQuery>> = {
  'all products': {},
  'one category': { category: 'Women Items' },
  'a search': { searchQuery: 'bag' },
  'one colour': { colors: ['Red'] },
  'every group': {
    colors: ['Red', 'Blue', 'Black'],
    sizes: ['M', 'L'],
    types: ['Best Selling'],
    minPrice: 100,
    maxPrice: 5000,
    minRating: 3,
    offer: 'yes',
    stock: 'available',
  },
};

interface Times {
  /** Median and slowest, in milliseconds. */
  readonly median: number;
  readonly slowest: number;
  /** Median of the processor time of this process, in which PGlite runs. */
  readonly processor: number;
}

const times = async (run: () => Promise<unknown>): Promise<Times> => {
  const elapsed: number[] = [];
  const processor: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const used = process.cpuUsage();
    const started = performance.now();
    await run();
    elapsed.push(performance.now() - started);
    const { user, system } = process.cpuUsage(used);
    processor.push((user + system) / 1000);
  }
  return { median: median(elapsed), slowest: Math.max(...elapsed), processor: median(processor) };
};

const write = (...cells: readonly string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);
const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;

const measure = async (name: string, settings: DatabaseSettings): Promise<void> => {
  const { db, close } = await openDatabase(settings);
  try {
    await seedShop(db, size, new Date());
    const catalog = openCatalog(db);
    for (const [what, query] of Object.entries(queries)) {
      const facets = await times(() => catalog.countFacets(query));
      const list = await times(() => catalog.list({ ...query, limit: 40 }));
      write(
        name,
        what,
        milliseconds(facets.median),
        `${milliseconds(facets.slowest)}${facets.median > aim ? ' (above the aim)' : ''}`,
        milliseconds(facets.processor),
        milliseconds(list.median),
      );
    }
  } finally {
    await close();
  }
};

const load = loadavg()
  .map((value) => value.toFixed(1))
  .join(', ');
process.stdout.write(
  `${size.products} products, ${runs} runs, ${cpus().length} processors with a load of ${load}; aim of the counts: ${aim} ms\n\n`,
);
write(
  'Database',
  'Listing',
  'Counts (median)',
  'Counts (slowest)',
  'Processor time of the counts',
  'List and total (median)',
);
write('---', '---', '---', '---', '---', '---');
await measure('PGlite', { databaseUrl: null, dataDir: null });
const databaseUrl = await startPostgresql();
if (databaseUrl !== null) await measure('PostgreSQL', { databaseUrl, dataDir: null });
