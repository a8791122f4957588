import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#server/database/openDatabase.ts';
import { readStandbys } from '#server/watching/standbysRepository.ts';
import { removeFolder } from '../support/removeFolder.ts';
import {
  type PostgresServer,
  postgresqlPrograms,
  startPostgresServer,
} from '../support/servers/postgresServer.ts';
import { sized } from './faultSize.ts';
import { placeOrders } from './placeOrders.ts';
import { openPostgresPath, type PostgresPath } from './postgresPath.ts';
import { ordersOn, prepareDatabase, runSql, shopOn } from './postgresShop.ts';
import { type ShopProcesses, startShops } from './shopProcesses.ts';

const bin = postgresqlPrograms();
if (bin === null) process.stdout.write('A failover is not tested here: PostgreSQL is not installed.\n');

const seconds = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
};

/** The primary waits with each commit until the replica has it on its disk. */
const replicateSynchronously = async ({ url }: PostgresServer): Promise<void> => {
  await runSql(url, "alter system set synchronous_standby_names = '*'");
  await runSql(url, 'select pg_reload_conf()');
  await vi.waitFor(
    async () =>
      expect(await runSql(url, 'select sync_state from pg_stat_replication')).toEqual([
        { sync_state: 'sync' },
      ]),
    { timeout: 60_000 },
  );
};

/** Where its process ends, the system closes the connections to it; where its machine ends, they fall silent. */
const losses = sized({ full: ['process', 'machine'], short: ['process'] } as const);

describe.skipIf(bin === null).each(losses)('a shop whose primary loses its %s', (loss) => {
  let primary: PostgresServer;
  let replica: PostgresServer;
  let path: PostgresPath;
  let shops: ShopProcesses;
  let origin: string;
  let product: string;
  beforeAll(async () => {
    primary = await startPostgresServer(bin ?? '');
    product = await prepareDatabase(primary.url);
    replica = await primary.startReplica();
    // After the replica has copied the primary: once promoted it must not wait for a replica of its own.
    await replicateSynchronously(primary);
    path = await openPostgresPath(primary.url);
    shops = await startShops(1, shopOn(path.url));
    origin = shops.origins[0] ?? '';
  });
  afterAll(async () => {
    await shops?.end('SIGKILL');
    await path?.close();
    await replica?.close();
    await primary?.close();
  });

  it('CL-5 measures how far the replica is behind, where the role may see it', async () => {
    const { db, close } = await openDatabase({ databaseUrl: primary.url, dataDir: null, migrate: false });
    const caughtUp = await readStandbys(db);
    await runSql(replica.url, 'select pg_wal_replay_pause()');
    // A record of 100 KB that belongs to no transaction, so that no commit is waited for.
    await runSql(primary.url, "select pg_logical_emit_message(false, 'test', repeat('x', 100000))");
    await vi.waitFor(async () =>
      expect((await readStandbys(db))?.get('walreceiver')?.bytes).toBeGreaterThan(100_000),
    );
    await runSql(replica.url, 'select pg_wal_replay_resume()');
    await close();
    // A role that may read which migrations were run, as `openDatabase` does, but not how far the replica is.
    await runSql(
      primary.url,
      'create role visitor login; grant usage on schema drizzle to visitor; grant select on all tables in schema drizzle to visitor',
    );
    const databaseUrl = primary.url.replace('postgres@', 'visitor@');
    const visitor = await openDatabase({ databaseUrl, dataDir: null, migrate: false });
    const unseen = await readStandbys(visitor.db);
    await visitor.close();

    expect([...(caughtUp?.keys() ?? [])]).toEqual(['walreceiver']);
    expect(unseen).toBeNull();
  });

  it('CL-5 measures the replica also while the primary is copied for another one', async () => {
    const { db, close } = await openDatabase({ databaseUrl: primary.url, dataDir: null, migrate: false });
    const folder = mkdtempSync(join(tmpdir(), 'hatkhola-copy-'));
    // So slow that the copy is not finished when the standbys are read.
    const program = join(bin ?? '', 'pg_basebackup');
    const copying = spawn(program, ['-d', primary.url, '-D', folder, '-c', 'fast', '--max-rate=32k'], {
      stdio: 'ignore',
    });
    onTestFinished(async () => {
      copying.kill();
      await once(copying, 'exit');
      removeFolder(folder);
      await close();
    });
    await vi.waitFor(
      async () =>
        expect(
          await runSql(
            primary.url,
            "select state from pg_stat_replication where application_name = 'pg_basebackup' order by state",
          ),
        ).toEqual([{ state: 'backup' }, { state: 'streaming' }]),
      { timeout: 20_000 },
    );
    const standbys = await readStandbys(db);

    expect(standbys === null ? null : [...standbys.keys()]).toEqual(['walreceiver']);
  });

  it('OP-41 CO-10 places orders within 15 seconds of the promotion, and keeps each confirmed order exactly once', async () => {
    const crowd = placeOrders(origin, product, { guests: 20 });
    const until = (orders: number) =>
      vi.waitFor(() => expect(crowd.confirmed.length).toBeGreaterThanOrEqual(orders), {
        timeout: 120_000,
        interval: 5,
      });
    await until(200);
    if (loss === 'machine') path.silence();
    await primary.kill();
    const lost = performance.now();
    await vi.waitFor(() => expect(crowd.others.length).toBeGreaterThan(20), { timeout: 60_000 });
    const before = crowd.confirmed.length;
    await runSql(replica.url, 'select pg_promote()');
    path.lead(replica.url);
    path.restore();
    const healed = await seconds(() => until(before + 20));
    const outage = (performance.now() - lost) / 1000;
    await crowd.end();
    const [code] = await shops.end('SIGTERM');

    expect(healed).toBeLessThan(15);
    expect([...new Set(crowd.others.map(({ status }) => status))]).toEqual([503]);
    expect(await ordersOn(replica.url)).toEqual(crowd.expectedRows());
    expect(code).toBe(0);
    process.stdout.write(
      `The primary's ${loss} lost: orders again ${healed.toFixed(1)} s after the promotion, ${outage.toFixed(1)} s after the loss; ${crowd.confirmed.length} confirmed.\n`,
    );
  });
});
