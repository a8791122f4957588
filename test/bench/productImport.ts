import { cpus, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { CheckedProduct } from '#contract/products/productImport.ts';
import { checkProductImportCall, storeProductImportCall } from '#contract/products/productImport.ts';
import { parseCsv } from '#dashboard/productImport/parseCsv.ts';
import { partsOf } from '#dashboard/productImport/partsOf.ts';
import { importLimits } from '#domain/productFiles/importLimits.ts';
import { prepareProducts } from '#domain/productFiles/prepareProducts.ts';
import { productCsvHead, productCsvRow } from '#domain/productFiles/productCsv.ts';
import { readProductFile } from '#domain/productFiles/readProductFile.ts';
import { defaultCategoryTree } from '#domain/products/defaultCategories.ts';
import { offeredItems } from '#domain/products/offeredItems.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { onDatabase, startPostgresql } from '../support/servers/testDatabases.ts';

/**
 * `npm run bench:import`: the import of 5,000 products, each counted in six colours and sizes (SP-6, GS-13), into an empty shop, part by
 * part over HTTP as the browser sends it, on both databases. Client and server are this process.
 */

/** Milliseconds of a dry run. */
const aim = 5000;
const description = 'Handwoven by artisans of Tangail. Material: Cotton. হাতে বোনা সুতি কাপড়। '.repeat(6);

const file = (): Uint8Array =>
  new TextEncoder().encode(
    productCsvHead +
      Array.from({ length: importLimits.products }, (_, index) =>
        productCsvRow({
          _id: index.toString(16).padStart(24, '0'),
          name: `Product ${index}`,
          description,
          videoLink: '',
          category: 'Women Items',
          subCategory: 'Clothing',
          productType: 'New Arrivals',
          sizes: ['M', 'L', 'XL'],
          colors: ['Red', 'Blue'],
          images: [`/pictures/${index.toString(16).padStart(24, '0')}-900.webp`],
          originalPrice: 1000 + index,
          offerPrice: 900,
          ratings: null,
          reviews: null,
          soldOut: false,
          createdAt: '2026-01-05T10:00:00.000Z',
          changedAt: '2026-01-05T10:00:00.000Z',
          items: offeredItems({
            stockCount: 'variants',
            colors: ['Red', 'Blue'],
            sizes: ['M', 'L', 'XL'],
          }).map((item, place) => ({ ...item, pieces: index + place })),
        }),
      ).join(''),
  );

const write = (...cells: readonly string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);

const measure = async (database: string, what: string, work: () => Promise<unknown>): Promise<void> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const memory = process.memoryUsage().rss;
  const started = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  const milliseconds = performance.now() - started;
  delay.disable();
  const missed = what.startsWith('dry run') && milliseconds > aim ? ' (above the aim)' : '';
  const more = (process.memoryUsage().rss - memory) / 1024 / 1024;
  write(
    database,
    what,
    `${milliseconds.toFixed(0)} ms${missed}`,
    `${((user + system) / 1000).toFixed(0)} ms`,
    `${(delay.max / 1e6).toFixed(1)} ms`,
    `${more.toFixed(0)} MB`,
  );
};

const rowsOf = (bytes: Uint8Array) =>
  prepareProducts(readProductFile(parseCsv(bytes), { textOf: String, now: new Date() }), {
    categories: defaultCategoryTree.categories,
    choices: {},
    find: () => null,
  }).products.map(({ id = '', row, fields, stock = [], pictures = [] }) => ({
    ...fields,
    stock: stock.map(({ choices, pieces }) => ({ choices: [...choices], pieces })),
    row,
    id,
    images: pictures.flatMap((source) => ('address' in source ? source.address : [])),
  }));

const measureShop = async (name: string, api: Api): Promise<void> => {
  const token = await api.signIn(adminPerson);
  const bytes = file();
  const rows = rowsOf(bytes);
  const entries = new Map<number, CheckedProduct['stock']>();
  const check = async () => {
    for (const part of partsOf(rows.map(({ images, ...row }) => ({ ...row, pictures: images }))))
      for (const { row, stock } of (
        await api.call(checkProductImportCall, { body: { products: part, replacesPictures: true }, token })
      ).products)
        entries.set(row, stock);
  };
  const store = async () => {
    for (const products of partsOf(
      rows.map((row) => ({ ...row, seen: null, stock: entries.get(row.row) ?? undefined })),
    ))
      await api.call(storeProductImportCall, { body: { products }, token });
  };
  await measure(name, `read ${(bytes.length / 1024 / 1024).toFixed(1)} MB`, async () => rowsOf(bytes));
  await measure(name, 'dry run of new products', check);
  await measure(name, 'import', store);
  await measure(name, 'dry run of the same products', check);
};

process.stdout.write(
  `${importLimits.products} products, ${cpus().length} processors with a load of ${loadavg()[0]?.toFixed(1)}; aim of a dry run: ${aim} ms\n\n`,
);
write('Database', 'Work', 'Time', 'Processor', 'Longest delay', 'More memory');
write('---', '---', '---', '---', '---', '---');

const measureOn = async (name: string, settings: DatabaseSettings): Promise<void> => {
  const api = await startApi(onDatabase({ settings, remove: async () => undefined }));
  await measureShop(name, api);
  await api.close();
};

await measureOn('PGlite', { databaseUrl: null, dataDir: null });
const databaseUrl = await startPostgresql();
if (databaseUrl !== null) await measureOn('PostgreSQL', { databaseUrl, dataDir: null });
