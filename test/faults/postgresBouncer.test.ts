import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import journal from '../../src/server/database/migrations/meta/_journal.json' with { type: 'json' };
import { runToEnd } from '../support/servers/startBuilt.ts';
import { fasterDatabase, type TestDatabase } from '../support/servers/testDatabases.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from './pgBouncer.ts';
import { placeOrders } from './placeOrders.ts';
import { ordersOn, prepareDatabase, runSql, startOn } from './postgresShop.ts';

// PostgreSQL where it is at hand.
const database = fasterDatabase();
const isInstalled = hasPgBouncer && database.some(({ name }) => name === 'PostgreSQL');
if (!hasPgBouncer) process.stdout.write('PgBouncer is not tested here: it is not installed.\n');

describe.skipIf(!isInstalled).each(database)(
  'PgBouncer in transaction mode before $name',
  { timeout: 180_000 },
  (at) => {
    let made: TestDatabase;
    let direct: string;
    let bouncer: PgBouncer;
    beforeAll(async () => {
      made = await at.make();
      direct = made.settings.databaseUrl ?? '';
      bouncer = await startPgBouncer(direct);
    });
    afterAll(async () => {
      await bouncer?.close();
      await made?.remove();
    });

    it('OP-3 migrates once when four processes do so at once, and leaves no lock', async () => {
      const runs = await Promise.all(
        [1, 2, 3, 4].map(() => runToEnd('migrate', { DATABASE_URL: bouncer.url })),
      );
      const applied = await runSql<{ created_at: string }>(
        direct,
        'select created_at from drizzle.__drizzle_migrations order by created_at',
      );
      const locks = await runSql(direct, "select pid from pg_locks where locktype = 'advisory'");

      const done = { code: 0, out: 'The tables of the database are those of this version of the shop.\n' };
      expect(runs.map(({ code, out }) => ({ code, out }))).toEqual([done, done, done, done]);
      expect(runs[0]?.error).toContain('A proxy such as PgBouncer refuses the limits of the connection');
      expect(applied.map(({ created_at }) => Number(created_at))).toEqual(
        journal.entries.map(({ when }) => when),
      );
      expect(locks).toEqual([]);
    });

    it('OP-1 CO-10 places orders of two processes by it, none lost and none doubled by terminations', async () => {
      const product = await prepareDatabase(bouncer.url);
      const shops = await Promise.all([startOn(bouncer.url), startOn(bouncer.url)]);
      const crowds = shops.map(({ origin }) => placeOrders(origin, product, { guests: 20 }));
      const count = () => crowds.reduce((sum, { confirmed }) => sum + confirmed.length, 0);
      for (const round of [1, 2, 3]) {
        await vi.waitFor(() => expect(count()).toBeGreaterThan(round * 60), { timeout: 60_000 });
        await runSql(
          direct,
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
      }
      await Promise.all(crowds.map(({ end }) => end()));
      const codes = await Promise.all(shops.map(({ end }) => end('SIGTERM')));
      const stored = crowds.flatMap((crowd) => crowd.expectedRows());

      expect(codes).toEqual([0, 0]);
      expect(await ordersOn(direct)).toEqual(stored.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
      expect(crowds.flatMap(({ others }) => others).filter(({ status }) => status !== 503)).toEqual([]);
    });
  },
);
