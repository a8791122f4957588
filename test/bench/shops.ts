import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startPgBouncer } from '../faults/pgBouncer.ts';
import { runSql } from '../faults/postgresShop.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, type OpenShop, openShop } from '../support/servers/openShop.ts';
import {
  parseDatabaseUrl,
  postgresqlPrograms,
  startPostgresServer,
} from '../support/servers/postgresServer.ts';
import { withoutEmulator } from '../support/servers/writeShop.ts';

/**
 * `npm run bench:shops [-- COUNT]`: what each of several shops on one machine costs, ten unless COUNT is given: a built shop
 * with a database each in one PostgreSQL behind one PgBouncer. Prints a row for each shop and the sums.
 */

const count = Number(process.argv[2] ?? 10);
/** Page views of each shop, one after another. */
const views = 30;
const paths = ['/', '/shop', '/api/products?limit=40'];

const mebibytes = (kilobytes: number): string => (kilobytes / 1024).toFixed(0);

/** Kilobytes of the process: its own and its share of what it shares, and all that is in memory for it. */
const memoryOf = (pid: number): { pss: number; rss: number } => {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const read = (name: string): number => Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(text)?.[1]);
  return { pss: read('Pss'), rss: read('Rss') };
};

/** Folder of the socket of an address. */
const folderOf = (url: string): string => parseDatabaseUrl(url).searchParams.get('host') ?? '';

/** The processes with the folder in their command line. */
const processesIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    })
    .map(Number);

/** The process and those that it has started. */
const withChildren = (pid: number): number[] => [
  pid,
  ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
];

const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

/** Of those that still run: PostgreSQL's workers come and go. */
const pssOf = (pids: readonly number[]): number =>
  sum(pids.map((pid) => (existsSync(`/proc/${pid}/smaps_rollup`) ? memoryOf(pid).pss : 0)));

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + statSync(join(folder, name)).blocks * 512,
    0,
  );

const view = async ({ origin }: OpenShop): Promise<void> => {
  for (let number = 0; number < views; number += 1) {
    const response = await fetch(`${origin}${paths[number % paths.length]}`);
    if (!response.ok) throw new Error(`${response.url} gave ${response.status}`);
    await response.text();
  }
};

interface Tenant {
  readonly name: string;
  readonly shop: OpenShop;
  readonly seconds: number;
}

const untilReady = async (origin: string): Promise<void> => {
  if (!(await fetch(`${origin}/readyz`)).ok) await untilReady(origin);
};

const open = async (name: string, databaseUrl: string, dataDir = newDataDir()): Promise<Tenant> => {
  const started = performance.now();
  const shop = await openShop(dataDir, {
    ...withoutEmulator,
    DATABASE_URL: databaseUrl,
    IMAGE_DIR: `${dataDir}/pictures`,
    // As docs/deployment/hatkhola@.service has it.
    MALLOC_ARENA_MAX: '2',
  });
  await untilReady(shop.origin);
  return { name, shop, seconds: (performance.now() - started) / 1000 };
};

const print = (...cells: readonly (string | number)[]): void => {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
};

const bench = async (): Promise<void> => {
  const bin = postgresqlPrograms();
  if (bin === null) throw new Error('PostgreSQL is not installed');
  const server = await startPostgresServer(bin);
  const bouncer = await startPgBouncer(server.url);
  const tenants: Tenant[] = [];
  try {
    const names = Array.from({ length: count }, (_, index) => `shop${index + 1}`);
    print(
      'shop',
      'first start, s',
      'next start, s',
      'PSS at rest, MiB',
      'RSS at rest',
      `PSS after ${views} views`,
      'RSS after',
      'database, MB',
      'folder, KB',
    );
    print(...Array.from({ length: 9 }, () => '---'));
    const first = new Map<string, number>();
    for (const name of names) {
      await runSql(server.url, `create database ${name}`);
      const { shop, seconds } = await open(name, bouncer.urlOf(name));
      await shop.close();
      first.set(name, seconds);
      tenants.push(await open(name, bouncer.urlOf(name), shop.dataDir));
    }
    const rested = new Map(tenants.map(({ name, shop }) => [name, memoryOf(shop.process.pid ?? 0)]));
    for (const { shop } of tenants) await view(shop);
    for (const { name, shop, seconds } of tenants) {
      const [rest, used] = [rested.get(name), memoryOf(shop.process.pid ?? 0)];
      const [row] = await runSql<{ size: string }>(server.url, `select pg_database_size('${name}') as size`);
      print(
        name,
        (first.get(name) ?? 0).toFixed(1),
        seconds.toFixed(1),
        mebibytes(rest?.pss ?? 0),
        mebibytes(rest?.rss ?? 0),
        mebibytes(used.pss),
        mebibytes(used.rss),
        (Number(row?.size) / 1e6).toFixed(1),
        (sizeOf(shop.dataDir) / 1e3).toFixed(0),
      );
    }
    const all = tenants.map(({ shop }) => memoryOf(shop.process.pid ?? 0).pss);
    const [postmaster] = readFileSync(join(folderOf(server.url), 'data', 'postmaster.pid'), 'utf8').split(
      '\n',
    );
    const connections = await runSql<{ datname: string; n: string }>(
      server.url,
      "select datname, count(*) as n from pg_stat_activity where datname like 'shop%' group by 1",
    );
    process.stdout.write(
      `${count} shops: ${mebibytes(sum(all))} MiB; PostgreSQL ${mebibytes(pssOf(withChildren(Number(postmaster))))} MiB with ${sum(connections.map(({ n }) => Number(n)))} connections of ${connections.length} databases; PgBouncer ${mebibytes(pssOf(processesIn(folderOf(bouncer.url))))} MiB.\n`,
    );
  } finally {
    for (const { shop } of tenants) {
      await shop.close();
      removeFolder(shop.dataDir);
    }
    // The server ends with this process.
    await bouncer.close();
  }
};

await bench();
