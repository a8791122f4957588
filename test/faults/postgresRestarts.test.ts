import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningShop } from '../support/servers/startBuilt.ts';
import { onlyPostgresql, type TestDatabase } from '../support/servers/testDatabases.ts';
import { placeOrders } from './placeOrders.ts';
import { ordersOn, prepareDatabase, runSql, startOn } from './postgresShop.ts';

const postgresql = onlyPostgresql();

describe.each(postgresql)('a shop on $name whose connections are terminated', { timeout: 180_000 }, (at) => {
  let made: TestDatabase;
  let shop: RunningShop;
  let url: string;
  let product: string;
  beforeAll(async () => {
    made = await at.make();
    url = made.settings.databaseUrl ?? '';
    product = await prepareDatabase(url);
    shop = await startOn(url);
  });
  afterAll(async () => {
    await shop?.end('SIGTERM');
    await made?.remove();
  });

  const otherConnections = `from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  const countOf = async (select: string): Promise<number> =>
    (await runSql<{ count: number }>(url, `select ${select}::int as count ${otherConnections}`))[0]?.count ??
    0;

  /** Lets orders wait in the database until `run` has ended: a statement of an order takes less than a millisecond. */
  const whileOrdersWait = async (run: () => Promise<void>): Promise<void> => {
    const client = new Client({ connectionString: url });
    // It is terminated with the others.
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('begin; lock table placed_requests in exclusive mode');
      await vi.waitFor(
        async () =>
          expect(await countOf(`count(*) filter (where wait_event_type = 'Lock')`)).toBeGreaterThan(2),
        { timeout: 20_000 },
      );
      await run();
    } finally {
      await client.end();
    }
  };

  it('OP-1 CO-10 answers every order with a confirmation or 503, loses none and doubles none', async () => {
    const crowd = placeOrders(shop.origin, product, { guests: 40 });
    for (let round = 1; round <= 10; round += 1) {
      const before = crowd.confirmed.length;
      await vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThanOrEqual(before + 40), {
        timeout: 60_000,
      });
      // Terminates what it counts.
      await whileOrdersWait(async () =>
        expect(await countOf('count(pg_terminate_backend(pid))')).toBeGreaterThan(2),
      );
    }
    await crowd.end();
    const { confirmed, others: refused } = crowd;

    expect([...new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))]).toEqual([
      '503 2',
    ]);
    expect(await ordersOn(url)).toEqual(crowd.expectedRows());
    process.stdout.write(`${confirmed.length} orders confirmed, ${refused.length} requests answered 503.\n`);
  });
});
