import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { measureRequests } from '#server/http/monitoring/metrics.ts';
import { scheduleMeasures } from '#server/scheduleMeasures.ts';
import { readSettings } from '#server/settings/settings.ts';
import { storeAuditResult } from '#server/watching/auditResults.ts';
import { storeDrillResult } from '#server/watching/drillResult.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { lendDatabase } from '../support/servers/lendDatabase.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** Milliseconds between two readings of what is measured. */
const measureInterval = 15_000;

/** The folder for which `statfs` never answers; '' for none. */
const silent = vi.hoisted(() => ({ folder: '' }));
vi.mock(import('node:fs/promises'), async (importOriginal) => {
  const original = await importOriginal();
  const statfs = (path: string) =>
    path === silent.folder ? new Promise<never>(() => undefined) : original.statfs(path);
  return { ...original, statfs: statfs as typeof original.statfs };
});

afterEach(() => {
  vi.useRealTimers();
  silent.folder = '';
});

describe.each(testDatabases())('the measures of a shop on $name', (at) => {
  const openMeasures = async (environment: NodeJS.ProcessEnv = {}) => {
    const { database, giveBack } = await lendDatabase(at);
    const dataDir = mkdtempSync(join(tmpdir(), 'hatkhola-measures-'));
    const backups = join(dataDir, 'backups');
    mkdirSync(join(backups, 'first'), { recursive: true });
    writeFileSync(
      join(backups, 'first', 'manifest.json'),
      '{"format":1,"madeAt":"2026-11-25T09:00:00.000Z"}',
    );
    await storeAuditResult(dataDir, 'orders', 2);
    const logged: string[] = [];
    const app = fastify({
      logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
    });
    await app.register(measureRequests);
    const closers: (() => Promise<void>)[] = [];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    scheduleMeasures({
      app,
      settings: { ...readSettings({ BACKUP_FOLDER: backups, ...environment }), dataDir },
      database,
      onClose: (close) => void closers.push(close),
    });
    onTestFinished(async () => {
      for (const close of closers) await close();
      await giveBack();
      removeFolder(dataDir);
    });
    /** The lines of the metrics that begin with the name. */
    const lines = async (name: string) =>
      (await app.metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(name));
    const warnings = () => logged.map((line) => (JSON.parse(line) as { msg: string }).msg);
    return { dataDir, backups, database, lines, warnings };
  };

  it('CL-5 tell the newest backup, the drifts of audits, the free space and the standbys', async () => {
    const { dataDir, database, lines } = await openMeasures();
    const made = Date.parse('2026-11-25T09:00:00.000Z') / 1000;
    const standbys = database.kind === 'embedded' ? [] : ['shop_database_standbys 0'];
    await expect.poll(() => lines('shop_backup')).toEqual([`shop_backup_newest_timestamp_seconds ${made}`]);
    await expect.poll(() => lines('shop_audit_drifts')).toEqual(['shop_audit_drifts{audit="orders"} 2']);
    await expect.poll(() => lines('shop_audit_timestamp')).toHaveLength(1);
    await expect.poll(() => lines('shop_database_standby')).toEqual(standbys);
    const { blocks, bsize } = statfsSync(dataDir);
    await expect
      .poll(() => lines('shop_storage_size'))
      .toEqual(
        // All three are on one disk.
        ['data', 'images', 'backups'].map(
          (storage) => `shop_storage_size_bytes{storage="${storage}"} ${blocks * bsize}`,
        ),
      );
    expect(await lines('shop_storage_free')).toHaveLength(3);
    expect(await lines('shop_restore_drill')).toEqual([]);
  });

  it('CL-6 tell how the last restore drill ended', async () => {
    const { backups, lines } = await openMeasures();
    // The drill stores its result there.
    mkdirSync(join(backups, 'pgbackrest'));
    const drillEnds = async (isGood: boolean, endedAt: string) => {
      await storeDrillResult(backups, { isGood, endedAt: new Date(endedAt) });
      await expect
        .poll(() => {
          vi.advanceTimersByTime(measureInterval);
          return lines('shop_restore_drill');
        })
        .toEqual([
          `shop_restore_drill_timestamp_seconds ${Date.parse(endedAt) / 1000}`,
          `shop_restore_drill_succeeded ${Number(isGood)}`,
        ]);
    };
    await drillEnds(true, '2026-11-25T04:20:00.000Z');
    await drillEnds(false, '2026-11-26T04:20:00.000Z');
  });

  it('CL-5 leave out a storage and a backup that cannot be read, with one warning of the backup', async () => {
    const { backups, lines, warnings } = await openMeasures({ IMAGE_DIR: '/nowhere/pictures' });
    await expect.poll(() => lines('shop_backup')).toHaveLength(1);
    // That of the pictures is missing.
    await expect.poll(() => lines('shop_storage_free')).toHaveLength(2);
    rmSync(backups, { recursive: true });
    vi.advanceTimersByTime(measureInterval);
    await expect.poll(() => lines('shop_backup')).toEqual([]);
    await expect.poll(() => lines('shop_storage_free')).toHaveLength(1);
    vi.advanceTimersByTime(measureInterval);
    mkdirSync(backups);
    await expect
      .poll(() => {
        vi.advanceTimersByTime(measureInterval);
        return lines('shop_backup');
      })
      // The folder is there again, without a backup.
      .toEqual(['shop_backup_newest_timestamp_seconds 0']);
    expect(warnings()).toEqual(['The metrics are without the newest backup, which could not be read']);
  });

  it('CL-5 tell the free space of the other folders while that of the backups never answers', async () => {
    // As a network folder whose server is gone.
    silent.folder = '/nowhere/backups';
    const { lines } = await openMeasures({ BACKUP_FOLDER: silent.folder });
    await expect
      .poll(async () => (await lines('shop_storage_free')).map((line) => line.split('"')[1]))
      .toEqual(['data', 'images']);
  });

  it('CL-5 are given without the database while it cannot be reached', async () => {
    const { database, lines } = await openMeasures();
    await expect.poll(() => lines('shop_backup')).toHaveLength(1);
    await database.close();
    vi.advanceTimersByTime(measureInterval);
    await expect.poll(() => lines('shop_database_standby')).toEqual([]);
    expect(await lines('shop_backup')).toHaveLength(1);
  });
});
