import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasNginx, type Nginx, startNginx } from '../support/servers/nginx.ts';
import {
  type PostgresServer,
  postgresqlPrograms,
  startPostgresServer,
} from '../support/servers/postgresServer.ts';
import { runSource } from '../support/servers/runSource.ts';
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

const size = sized({
  full: { processes: 4, orders: 1000, kills: 10, restarts: 5 },
  short: { processes: 2, orders: 100, kills: 2, restarts: 1 },
});

/** Two kills, then one restart, as often as there are restarts. */
const faults = Array.from({ length: size.kills + size.restarts }, (_, index) =>
  index % 3 === 2 ? 'restart' : 'kill',
);

describe.skipIf(!isInstalled)('processes behind nginx and PgBouncer', () => {
  let server: PostgresServer;
  let bouncer: PgBouncer;
  let shops: ShopProcesses;
  let nginx: Nginx;
  let product: string;
  beforeAll(async () => {
    server = await startPostgresServer(bin ?? '');
    product = await prepareDatabase(server.url);
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

  it(`CO-10 OP-40 place every order once through ${size.kills} SIGKILLs and ${size.restarts} restarts of PostgreSQL`, async () => {
    const crowd = placeOrders(nginx.origin, product, { guests: 20 });
    const until = async (orders: number): Promise<void> => {
      const enough = () => expect(crowd.confirmed.length).toBeGreaterThanOrEqual(orders);
      await vi.waitFor(enough, { timeout: 120_000, interval: 5 });
    };
    let kills = 0;
    let healed = 0;
    for (const fault of faults) {
      // Each fault meets a shop that has recovered from the one before.
      await until(crowd.confirmed.length + size.orders / (faults.length + 1));
      if (fault === 'restart') {
        await server.restart();
        const start = performance.now();
        await until(crowd.confirmed.length + 1);
        healed = Math.max(healed, (performance.now() - start) / 1000);
      } else {
        await shops.restart(kills % size.processes, 'SIGKILL');
        kills += 1;
      }
    }
    await until(size.orders);
    await crowd.end();
    const codes = await shops.end('SIGTERM');
    const audit = await runSource('auditOrders.ts', [], { DATABASE_URL: server.url });
    const { length: orders } = crowd.confirmed;

    expect(codes).toEqual(Array.from({ length: size.processes }, () => 0));
    expect(kills).toBe(size.kills);
    expect(healed).toBeLessThan(10);
    expect(await ordersOn(server.url)).toEqual(crowd.stored());
    expect(audit).toEqual({
      code: 0,
      out: expect.stringMatching(`^${orders} orders with 0 moves looked at, 0 drifted `),
      err: '',
    });
    const others = crowd.others.map(({ status }) => status);
    const counts = [...new Set(others)].map(
      (status) => `${status}: ${others.filter((one) => one === status).length}`,
    );
    process.stdout.write(
      `${orders} orders through ${kills} kills and ${size.restarts} restarts; orders again ${healed.toFixed(1)} s after a restart at the latest; other answers: ${counts.join(', ')}.\n`,
    );
  });
});
