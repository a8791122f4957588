import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import { newDataDir, type OpenShop, openShop } from '../support/servers/openShop.ts';
import { shopDataDir } from '../support/servers/shopDataDir.ts';
import { type RunningShop, runToEnd, startShop } from '../support/servers/startBuilt.ts';
import { onlyPostgresql, type TestDatabase } from '../support/servers/testDatabases.ts';
import { unassignedPorts } from '../support/servers/unassignedPorts.ts';
import { withoutEmulator } from '../support/servers/writeShop.ts';
import { sized } from './faultSize.ts';
import { placeOrders } from './placeOrders.ts';
import { ordersOn, prepareDatabase, shopOn } from './postgresShop.ts';

// Without a rest the guests take both processors, for which a worker that starts has to wait.
const { kills, rest } = sized({ full: { kills: 10, rest: 0 }, short: { kills: 1, rest: 100 } });

/** The processes that the process has started. */
const childrenOf = (pid: number): number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.trim().split(' ').filter(Boolean).map(Number);
};

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Values of a metric by the number of the worker. */
const byWorker = (text: string, name: string): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`^${name}\\{worker="(\\d)"\\} (\\d+)$`, 'gm'))].map(
      ([, worker = '', value]) => [worker, Number(value)],
    ),
  );

const enough = (reached: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(reached()).toBe(true), { timeout: 60_000, interval: 5 });

describe.each(onlyPostgresql())('a shop of two workers on $name', (at) => {
  let made: TestDatabase;
  let url: string;
  let product: string;
  let ports: NodeJS.ProcessEnv;
  let shop: OpenShop;
  let metricsOf: () => Promise<string>;
  const dataDir = newDataDir();

  const pid = (): number => shop.process.pid ?? 0;

  const open = (): Promise<OpenShop> => openShop(dataDir, { ...shopOn(url), WORKERS: '2', ...ports });

  /** Those that are not among the earlier ones, sorted by id; ids of one second are in no order. */
  const ordersAfter = async (earlier: ReadonlySet<string>) =>
    (await ordersOn(url)).filter(({ id }) => !earlier.has(id));

  beforeAll(async () => {
    made = await at.make();
    url = made.settings.databaseUrl ?? '';
    product = await prepareDatabase(url);
    // With PORT=0 a shop whose workers are all being replaced would come back at another port.
    const [own = 0, port = 0] = await unassignedPorts(2);
    ports = { PORT: String(own), METRICS_PORT: String(port) };
    shop = await open();
    metricsOf = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  });
  afterAll(async () => {
    await shop?.close('SIGKILL');
    await made?.remove();
    removeFolder(dataDir);
  });

  it('OP-35 CL-5 tells the measures of both workers, which add up to what was done', async () => {
    const crowd = placeOrders(shop.origin, product, { guests: 8, orders: 60 });
    await crowd.done;
    const orders = byWorker(await metricsOf(), 'shop_orders_confirmed_total');

    expect(Object.keys(orders)).toEqual(['1', '2']);
    expect((orders[1] ?? 0) + (orders[2] ?? 0)).toBe(60);
    // The first worker alone tells of what all share, once it has read it.
    await vi.waitFor(
      async () => {
        const metrics = await metricsOf();
        expect(metrics).toMatch(/^shop_storage_free_bytes\{storage="data",worker="1"\} \d+$/m);
        expect(metrics).not.toMatch(/^shop_storage_free_bytes\{.*worker="2"/m);
        expect(byWorker(metrics, 'shop_database_standbys')).toEqual({ 1: 0 });
        expect(Object.keys(byWorker(metrics, 'shop_render_queue'))).toEqual(['1', '2']);
        expect(Object.keys(byWorker(metrics, 'shop_renders_in_progress'))).toEqual(['1', '2']);
      },
      { timeout: 20_000 },
    );
  });

  it('OP-35 tells the measures of the worker that answers while the other one hangs', async () => {
    const [first = 0] = childrenOf(pid());
    process.kill(first, 'SIGSTOP');
    const metrics = await metricsOf();
    process.kill(first, 'SIGCONT');

    expect(metrics).toMatch(/^shop_workers 2$/m);
    expect(byWorker(metrics, 'shop_worker_answered')).toEqual({ 1: 0, 2: 1 });
    expect(Object.keys(byWorker(metrics, 'shop_http_requests_in_progress'))).toEqual(['2']);
    await vi.waitFor(
      async () => expect(byWorker(await metricsOf(), 'shop_worker_answered')).toEqual({ 1: 1, 2: 1 }),
      { timeout: 10_000 },
    );
  });

  it('OP-51 does not start when a worker cannot, and says why once', async () => {
    const { port } = new URL(shop.origin);
    const { out, error, code } = await runToEnd('main', {
      ...shopOn(url),
      DATA_DIR: dataDir,
      WORKERS: '2',
      PORT: port,
    });

    expect({ out, error, code }).toEqual({
      out: '',
      error: `Port ${port} is in use; stop what uses it, or set PORT to another.\n`,
      code: 1,
    });
  });

  it(`OP-50 confirms every order once while workers are killed ${kills} times, and each comes back`, async () => {
    const earlier = new Set((await ordersOn(url)).map(({ id }) => id));
    const crowd = placeOrders(shop.origin, product, { guests: 8, rest });
    const killed: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      const before = crowd.confirmed.length;
      await enough(() => crowd.confirmed.length > before + 20);
      // The older one, so that they take turns.
      const [victim = 0] = childrenOf(pid());
      expect(victim).toBeGreaterThan(0);
      process.kill(victim, 'SIGKILL');
      killed.push(victim);
      await enough(() => !isRunning(victim) && childrenOf(pid()).length === 2);
    }
    await vi.waitFor(
      async () =>
        expect(Object.keys(byWorker(await metricsOf(), 'shop_http_requests_in_progress'))).toEqual([
          '1',
          '2',
        ]),
      { timeout: 60_000 },
    );
    const metrics = await metricsOf();
    await crowd.end();

    expect(childrenOf(pid()).filter((child) => killed.includes(child))).toEqual([]);
    expect(metrics).toMatch(/^shop_workers 2$/m);
    expect(metrics).toMatch(new RegExp(`^shop_worker_restarts_total ${kills}$`, 'm'));
    expect(await ordersAfter(earlier)).toEqual(crowd.expectedRows());
  });

  it('OP-50 ends its workers when it is killed itself, and frees its address', async () => {
    const workers = childrenOf(pid());
    await shop.close('SIGKILL');
    await enough(() => workers.every((worker) => !isRunning(worker)));
    shop = await open();

    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
  });

  it('OP-50 OP-30 ends with all workers at SIGTERM, also when each of them gets one too, and loses no order', async () => {
    const earlier = new Set((await ordersOn(url)).map(({ id }) => id));
    const crowd = placeOrders(shop.origin, product, { guests: 8 });
    await enough(() => crowd.confirmed.length > 20);
    const workers = childrenOf(pid());
    // As systemd does.
    for (const worker of workers) process.kill(worker, 'SIGTERM');
    const code = await shop.close('SIGTERM');
    await crowd.end();

    expect(code).toBe(0);
    expect(workers.filter(isRunning)).toEqual([]);
    expect(await ordersAfter(earlier)).toEqual(crowd.expectedRows());
  });
});

describe('WORKERS with the embedded database', () => {
  let shop: RunningShop;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await shopDataDir();
  });
  afterAll(async () => {
    await shop?.end('SIGTERM');
    removeFolder(dataDir);
  });

  it('OP-51 opens the shop as one process and says why in one sentence', async () => {
    shop = await startShop({ ...withoutEmulator, DATA_DIR: dataDir, WORKERS: '2' });

    expect(
      shop
        .log()
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as { msg: string }).msg),
    ).toEqual([
      'WORKERS is 2, but the embedded database lives inside one process, so the shop runs as one; set DATABASE_URL to use more.',
    ]);
  });
});
