import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newestBackup } from '#server/backup/newestBackup.ts';
import { readDrillResult } from '#server/watching/drillResult.ts';
import { removeFolder } from '../support/removeFolder.ts';
import {
  newPostgresFolder,
  openPostgresServer,
  postgresqlPrograms,
} from '../support/servers/postgresServer.ts';
import { type RunningShop, runToEnd } from '../support/servers/startBuilt.ts';
import { writeAdmin } from '../support/servers/writeShop.ts';
import { changeOrders, type Desk, readChanges } from './changeOrders.ts';
import { type BackedUpServer, hasPgBackRest, logOfRefused, startBackedUp } from './pgBackRest.ts';
import { type Crowd, placeOrders } from './placeOrders.ts';
import { ordersOn, prepareDatabase, runSql, startOn } from './postgresShop.ts';

const bin = postgresqlPrograms();
const isInstalled = bin !== null && hasPgBackRest;
if (!isInstalled)
  process.stdout.write('Backups by pgBackRest are not tested here: it, or PostgreSQL, is not installed.\n');

/** Whether a file of the folder holds the name of the customer. */
const holds = (folder: string): boolean => spawnSync('grep', ['-rqa', 'Rahima Khatun', folder]).status === 0;

describe.skipIf(!isInstalled)(
  'backups by pgBackRest with the documented configuration',
  { timeout: 120_000 },
  () => {
    let backups: BackedUpServer;
    let url: string;
    let shop: RunningShop;
    let crowds: Crowd[];
    let desk: Desk;
    let product: string;
    let lastSegment: string;
    /** The time that is restored. */
    let second: string;
    beforeAll(async () => {
      backups = await startBackedUp(bin ?? '');
      ({ url } = backups.server);
      product = await prepareDatabase(url);
      const token = await writeAdmin({ databaseUrl: url, dataDir: null });
      shop = await startOn(url);
      const before = placeOrders(shop.origin, product, { guests: 5, orders: 30 });
      desk = changeOrders(shop.origin, token, before);
      await before.done;
      await desk.end();
      const full = await backups.backUp('full');
      const between = placeOrders(shop.origin, product, { guests: 5, orders: 20 });
      await between.done;
      const incremental = await backups.backUp('incr');
      const after = placeOrders(shop.origin, product, { guests: 5, orders: 20 });
      await after.done;
      crowds = [before, between, after];
      lastSegment = await backups.archive();
      expect([full, incremental]).toEqual([1, 2].map(() => ({ code: 0, out: '', error: '' })));
    }, 120_000);
    afterAll(async () => {
      await shop?.end('SIGKILL');
      await backups?.close();
    });

    const drill = (changes: NodeJS.ProcessEnv = {}) =>
      runToEnd('restoreDrill', { ...backups.environment, ...changes });
    /** The orders of the crowds as the database has them. */
    const stored = () =>
      // The desk has changed the orders of the first crowd.
      [...desk.expectedRows(), ...crowds.slice(1).flatMap((crowd) => crowd.expectedRows())].toSorted(
        (one, other) => (one.id < other.id ? -1 : 1),
      );

    it('CL-6 are restored and audited by one command, which tells the shop how it ended', async () => {
      // The operator's own PostgreSQL may have another port.
      const { code, out, error } = await drill({ PGPORT: '1' });
      const { isGood, endedAt } = (await readDrillResult(backups.status)) ?? {};
      const made = await newestBackup(backups.status);

      expect({ code, error }).toEqual({ code: 0, error: '' });
      expect(out).toMatch(
        /^The backup \d{8}-\d{6}F_\d{8}-\d{6}I of \S+Z was restored: postgres with 70 orders, the newest of \S+Z, 0 drifted \(\d+\.\d s\)\.\n$/,
      );
      expect(isGood).toBe(true);
      expect(Date.now() - (endedAt?.getTime() ?? 0)).toBeLessThan(10_000);
      expect(out).toContain(` of ${made?.toISOString()} was restored`);
      process.stdout.write(out);
    });

    it('CL-6 say in one line that a good drill could not be stored for the alerts', async () => {
      const { code, out, error } = await drill({ BACKUP_FOLDER: join(backups.folder, 'missing') });

      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(error).toMatch(
        /^The restore drill was good, but this was not stored for the alerts: ENOENT: .*\n$/,
      );
    });

    /** Restores the second into a folder of its own, as the operator does. */
    const restoreTo = async (time: string): Promise<string> => {
      const folder = newPostgresFolder();
      onTestFinished(() => removeFolder(folder));
      const { code, error } = await backups.pgBackRest([
        `--pg1-path=${join(folder, 'data')}`,
        '--archive-mode=off',
        '--type=time',
        `--target=${time}`,
        '--target-action=promote',
        'restore',
      ]);
      expect({ code, error }).toEqual({ code: 0, error: '' });
      return folder;
    };

    it('CL-6 bring back every order of a chosen second with its history, and none of later', async () => {
      const [orders, changes] = [stored(), desk.changes()];
      second = (await runSql<{ now: string }>(url, 'select clock_timestamp()::text as now'))[0]?.now ?? '';
      const late = placeOrders(shop.origin, product, { guests: 5, orders: 20 });
      await late.done;
      await runSql(url, 'drop table order_moves, order_lines, orders cascade');
      await backups.archive();
      const folder = await restoreTo(second);
      const server = await openPostgresServer(bin ?? '', folder, backups.environment);
      onTestFinished(() => server.close());
      const found = await ordersOn(server.url);
      const audits = await Promise.all(
        ['auditOrders', 'auditCash', 'auditStock'].map((name) =>
          runToEnd(name, { DATABASE_URL: server.url }),
        ),
      );
      const again = await startOn(server.url);
      const next = placeOrders(again.origin, product, { guests: 1, orders: 1 });
      await next.done;
      await again.end('SIGTERM');

      expect(late.confirmed).toHaveLength(20);
      expect(found).toEqual(orders);
      expect(await readChanges({ databaseUrl: server.url, dataDir: null })).toEqual(changes);
      expect(audits.map(({ code, out }) => [code, /\d+ drifted/.exec(out)?.[0]])).toEqual(
        [1, 2, 3].map(() => [0, '0 drifted']),
      );
    });

    it('CL-6 hold no word of an order in plain text', () => {
      expect(holds(join(backups.folder, 'data'))).toBe(true);
      expect(holds(backups.repository)).toBe(false);
    });

    const expectFault = async (fault: RegExp, changes?: NodeJS.ProcessEnv): Promise<void> => {
      const { code, out, error } = await drill(changes);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(error).toMatch(fault);
      expect((await readDrillResult(backups.status))?.isGood).toBe(false);
    };

    it('CL-6 refuse another passphrase, and say so', async () => {
      await expectFault(
        /^The restore drill failed\. The repository has no backup: its list cannot be read, because the passphrase /,
        { PGBACKREST_REPO1_CIPHER_PASS: 'another' },
      );
    });

    it('CL-6 tell of a fault also where the result cannot be stored', async () => {
      const { code, error } = await drill({
        PGBACKREST_REPO1_CIPHER_PASS: 'another',
        BACKUP_FOLDER: join(backups.folder, 'missing'),
      });
      expect(code).toBe(1);
      expect(error).toMatch(
        /^The restore drill failed\. The repository has no backup: .* And this was not stored for the alerts: ENOENT/,
      );
    });

    it('CL-6 tell of a missing segment, and do not end before the chosen second without a word', async () => {
      const stanza = join(backups.repository, 'archive', 'hatkhola');
      // Named by the major version of PostgreSQL, and below it by the first 16 digits of the segments.
      const history = readdirSync(stanza).find((each) => /^\d+-1$/.test(each)) ?? '';
      const archive = join(stanza, history, lastSegment.slice(0, 16));
      const name = readdirSync(archive).find((each) => each.startsWith(lastSegment)) ?? '';
      renameSync(join(archive, name), join(backups.folder, name));
      onTestFinished(() => renameSync(join(backups.folder, name), join(archive, name)));

      await expectFault(
        /^The restore drill failed\. The repository has the write-ahead log until [0-9A-F]{24}, but it can be restored only until [0-9A-F]{24}: /,
      );
      expect(await logOfRefused(bin ?? '', await restoreTo(second), backups.environment)).toContain(
        'FATAL:  recovery ended before configured recovery target was reached',
      );
    });

    it('CL-6 tell of a damaged file of the repository', async () => {
      const places = join(backups.repository, 'backup', 'hatkhola');
      const label = readdirSync(places).find((each) => each.endsWith('F')) ?? '';
      const file = join(places, label, 'bundle', '1');
      const content = readFileSync(file);
      writeFileSync(
        file,
        // One byte in every 4,096.
        content.map((byte, index) => (index % 4096 === 100 ? byte ^ 255 : byte)),
      );
      onTestFinished(() => writeFileSync(file, content));

      await expectFault(/^The restore drill failed\. The backup \S+ cannot be restored: /);
    });

    it('CL-6 expire the oldest full backup with what follows it when there are three newer ones', async () => {
      const labels = () =>
        readdirSync(join(backups.repository, 'backup', 'hatkhola')).filter((name) =>
          /^\d{8}-\d{6}F/.test(name),
        );
      const old = labels();
      const runs = [await backups.backUp('full'), await backups.backUp('full'), await backups.backUp('full')];

      expect(old).toHaveLength(2);
      expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
      expect(labels()).toHaveLength(3);
      expect(labels().filter((label) => old.includes(label))).toEqual([]);
    });
  },
);
