import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import autocannon, { type Request } from 'autocannon';
import { seedShop } from '#demo/shop/seedShop.ts';
import type { Product } from '#domain/products/product.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, type OpenShop, openShop } from '../support/servers/openShop.ts';
import { startPostgresql } from '../support/servers/testDatabases.ts';
import { withoutEmulator } from '../support/servers/writeShop.ts';
import { median } from './median.ts';

/**
 * `npm run bench:workers`: responses per second of a shop with two workers beside one with one, on the same PostgreSQL, in
 * turn in one run, and the processor time of a response in the shop's processes. All requests are different. The load
 * generator and PostgreSQL use the same processors, so only what costs them little shows what a second core brings.
 * `-- NAME` measures only the rows whose name holds NAME.
 */

const size = { products: 10_000, orders: 0, users: 0 };
// A process renders two pages and lets eight wait; beyond that it sends pages without content.
const connections = 8;
const rounds = 10;
/** Seconds: short, so that some rounds meet a quiet machine. */
const duration = 3;
const only = process.argv.slice(2);

/** Milliseconds of processor time of the process so far; Linux counts in hundredths of a second. */
const processorTime = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Behind the name of the program, which may have blanks. The fields 11 and 12 are the time in the program and in the kernel.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const processesOf = ({ process: { pid = 0 } }: OpenShop): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
};

/** Milliseconds that all processors of the machine have worked so far, for everybody. */
const machineTime = (): number =>
  cpus().reduce((all, { times }) => all + times.user + times.nice + times.sys + times.irq, 0);

interface Load {
  readonly perSecond: number;
  /** Milliseconds of the shop's processes per response. */
  readonly cost: number;
  /** Processors that the shop used. */
  readonly used: number;
  /** Processors that everything on the machine used. */
  readonly busy: number;
}

let sent = 0;

const measure = async (shop: OpenShop, path: (number: number) => string): Promise<Load> => {
  const pids = processesOf(shop);
  const timeOf = (): number => pids.reduce((all, pid) => all + processorTime(pid), 0);
  const before = { shop: timeOf(), machine: machineTime(), at: performance.now() };
  const next = (template: Request): Request => ({ ...template, path: path((sent += 1)) });
  const result = await autocannon({
    url: shop.origin,
    connections,
    duration,
    requests: [{ method: 'GET', headers: { 'accept-encoding': 'br' }, setupRequest: next }],
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx + result.errors} failed`);
  const wall = performance.now() - before.at;
  const spent = timeOf() - before.shop;
  return {
    perSecond: (result['2xx'] * 1000) / wall,
    cost: spent / result['2xx'],
    used: spent / wall,
    busy: (machineTime() - before.machine) / wall,
  };
};

const rowsOf = async (origin: string) => {
  const reply = (await (await fetch(`${origin}/api/products?limit=1000`)).json()) as { data: Product[] };
  const ids = reply.data.map(({ _id }) => _id);
  return [
    { name: 'first view of a list', path: (number: number) => `/shop?max=${100_000 + number}` },
    {
      name: 'first view of a product',
      path: (number: number) => `/product-details/${ids[number % ids.length]}`,
    },
    { name: 'list of 40', path: (number: number) => `/api/products?limit=40&maxPrice=${100_000 + number}` },
  ].filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
};

const print = (name: string, pairs: readonly (readonly [Load, Load])[]): void => {
  const of = (index: 0 | 1, key: keyof Load): number => median(pairs.map((pair) => pair[index][key]));
  const both = (key: keyof Load, digits: number): string =>
    `${of(0, key).toFixed(digits)} / ${of(1, key).toFixed(digits)}`;
  const best = (index: 0 | 1): number => Math.max(...pairs.map((pair) => pair[index].perSecond));
  const ratio = median(pairs.map(([one, two]) => two.perSecond / one.perSecond));
  const cells = [
    name,
    both('perSecond', 0),
    `${ratio.toFixed(2)} ×`,
    `${best(0).toFixed(0)} / ${best(1).toFixed(0)}`,
    `${(best(1) / best(0)).toFixed(2)} ×`,
    both('cost', 2),
    both('used', 2),
    both('busy', 2),
  ];
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
};

const bench = async (): Promise<void> => {
  const databaseUrl = process.env.BENCH_DATABASE_URL ?? (await startPostgresql());
  if (databaseUrl === null) throw new Error('PostgreSQL is not installed');
  const { db, close } = await openDatabase({ databaseUrl, dataDir: null }, 'command');
  await seedShop(db, size, new Date());
  await close();
  const dataDir = newDataDir();
  const open = (workers: number): Promise<OpenShop> =>
    openShop(dataDir, {
      ...withoutEmulator,
      DATABASE_URL: databaseUrl,
      WORKERS: String(workers),
      LOG_LEVEL: 'error',
    });
  const [one, two] = [await open(1), await open(2)];
  process.once('exit', () => [one, two].forEach((shop) => shop.process.kill()));
  process.stdout.write(
    `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start; ${connections} connections, median of ${rounds} rounds of ${duration} s; one worker / two workers\n\n` +
      '| | responses a second | ratio | highest | ratio | ms of the shop each | processors of the shop | processors busy |\n|---|---|---|---|---|---|---|---|\n',
  );
  for (const { name, path } of await rowsOf(one.origin)) {
    await measure(one, path);
    await measure(two, path);
    const pairs: [Load, Load][] = [];
    for (let round = 0; round < rounds; round += 1)
      pairs.push([await measure(one, path), await measure(two, path)]);
    print(name, pairs);
  }
  await one.close();
  await two.close();
  removeFolder(dataDir);
};

bench().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
