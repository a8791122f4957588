import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasNginx, type Nginx, startNginx } from '../support/servers/nginx.ts';
import {
  type PostgresServer,
  postgresqlPrograms,
  startPostgresServer,
} from '../support/servers/postgresServer.ts';
import { runToEnd } from '../support/servers/startBuilt.ts';
import { writeAdmin } from '../support/servers/writeShop.ts';
import { changeOrders, readChanges } from './changeOrders.ts';
import { sized } from './faultSize.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './pgBouncer.ts';
import { placeOrders } from './placeOrders.ts';
import { ordersOn, prepareDatabase, shopOn } from './postgresShop.ts';
import { type ShopProcesses, startShops } from './shopProcesses.ts';

const bin = postgresqlPrograms();
const isInstalled = bin !== null && hasNginx && hasPgBouncer;
if (!isInstalled)
  process.stdout.write(
    'Processes behind nginx and PgBouncer are not tested here: one of both, or PostgreSQL, is not installed.\n',
  );

type Fault = 'kill' | 'closing' | 'bouncer' | 'postgresql';

/** What happens in each round. */
const faults = sized<readonly Fault[]>({
  full: ['kill', 'closing', 'bouncer', 'kill', 'postgresql'],
  short: ['kill', 'closing', 'bouncer', 'postgresql'],
});

// Without a rest the guests take both processors, for which a process that starts has to wait.
const size = sized({
  full: { processes: 4, orders: 1000, rounds: 5, rest: 0 },
  short: { processes: 2, orders: 100, rounds: 1, rest: 300 },
});
const count = size.rounds * faults.length;

describe.skipIf(!isInstalled)('processes behind nginx and PgBouncer', () => {
  let server: PostgresServer;
  let bouncer: PgBouncer;
  let shops: ShopProcesses;
  let nginx: Nginx;
  let product: string;
  let token: string;
  beforeAll(async () => {
    server = await startPostgresServer(bin ?? '');
    product = await prepareDatabase(server.url);
    token = await writeAdmin({ databaseUrl: server.url, dataDir: null });
    bouncer = await startPgBouncer(server.url);
    shops = await startShops(size.processes, { ...shopOn(bouncer.url), TRUST_PROXY: '127.0.0.1' });
    nginx = await startNginx(shops.origins);
  });
  afterAll(async () => {
    await nginx?.close();
    await shops?.end('SIGKILL');
    await bouncer?.close();
    await server?.close();
  });

  it(`CO-10 OP-40 ST-9 MD-5 keep every order, move and correction once through ${count} kills and restarts of processes, PgBouncer and PostgreSQL`, async () => {
    const crowd = placeOrders(nginx.origin, product, { guests: 20, rest: size.rest });
    const desk = changeOrders(nginx.origin, token, crowd);
    const until = async (orders: number, changed = desk.changed()): Promise<void> => {
      const enough = () => {
        expect(crowd.confirmed.length).toBeGreaterThanOrEqual(orders);
        expect(desk.changed()).toBeGreaterThanOrEqual(changed);
      };
      await vi.waitFor(enough, { timeout: 120_000, interval: 20 });
    };
    let restarted = 0;
    /** Seconds until the next order after a restart of PostgreSQL, at most. */
    let healed = 0;
    const fail = async (fault: Fault): Promise<void> => {
      if (fault === 'bouncer') return bouncer.restart();
      if (fault === 'postgresql') {
        await server.restart();
        const start = performance.now();
        await until(crowd.confirmed.length + 1);
        healed = Math.max(healed, (performance.now() - start) / 1000);
        return;
      }
      restarted += 1;
      await shops.restart(restarted % size.processes, fault === 'kill' ? 'SIGKILL' : 'SIGTERM');
    };
    for (let round = 0; round < size.rounds; round += 1)
      for (const fault of faults) {
        // Each fault meets a shop that has recovered from the one before.
        await until(crowd.confirmed.length + size.orders / (count + 1), desk.changed() + 1);
        await fail(fault);
      }
    await until(size.orders, desk.changed() + 1);
    await desk.end();
    await crowd.end();
    const codes = await shops.end('SIGTERM');
    const audit = await runToEnd('auditOrders', { DATABASE_URL: server.url });
    const { length: orders } = crowd.confirmed;

    expect(codes).toEqual(Array.from({ length: size.processes }, () => 0));
    expect(healed).toBeLessThan(10);
    expect(await ordersOn(server.url)).toEqual(desk.expectedRows());
    expect(await readChanges({ databaseUrl: server.url, dataDir: null })).toEqual(desk.changes());
    expect(audit).toEqual({
      code: 0,
      out: expect.stringMatching(`^${orders} orders with ${2 * desk.changed()} moves looked at, 0 drifted `),
      error: '',
    });
    const others = crowd.others.map(({ status }) => status);
    const counts = [...new Set(others)].map(
      (status) => `${status}: ${others.filter((one) => one === status).length}`,
    );
    process.stdout.write(
      `${orders} orders, ${desk.changed()} of them changed, through ${count} faults; orders again ${healed.toFixed(1)} s after a restart of PostgreSQL at the latest; other answers: ${counts.join(', ')}.\n`,
    );
  });
});
