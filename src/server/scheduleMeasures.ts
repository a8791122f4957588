import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { newestBackup } from './backup/newestBackup.ts';
import type { Database } from './database/database.ts';
import type { OnClose } from './process/closeParts.ts';
import { repeatTask } from './process/repeatTask.ts';
import { resultWithin } from './process/resultWithin.ts';
import type { Settings } from './settings/settings.ts';
import { readAuditResults } from './watching/auditResults.ts';
import { type DrillResult, readDrillResult } from './watching/drillResult.ts';
import { readSpace, type Space, storedFolders } from './watching/freeSpace.ts';
import { readStandbys } from './watching/standbysRepository.ts';

/**
 * The metrics about disks, backups, audits and standbys. Their values are read every 15 seconds, so that a scrape waits
 * for neither a disk nor a database; a value that cannot be read is left out.
 */

interface Measures {
  readonly app: Pick<FastifyInstance, 'metrics' | 'log'>;
  readonly settings: Pick<Settings, 'dataDir' | 'images' | 'backupFolder'>;
  readonly database: Pick<Database, 'db' | 'kind'>;
  readonly onClose: OnClose;
}

const everyMs = 15_000;
/** The longest wait for a reading: a network folder whose server is gone never answers. */
const withinMs = 5000;

/**
 * Repeats `read` until the shop closes. The returned function gives its latest result, `null` if it failed or took too
 * long. The first failure after a success is logged, with the name `what`.
 */
const followed = <Value>(
  what: string,
  { app: { log }, onClose }: Measures,
  read: () => Promise<Value>,
): (() => Value | null) => {
  let latest: Value | null = null;
  let pending: Promise<Value | null> | null = null;
  let isFailing = false;
  const readOrTell = async (): Promise<Value | null> => {
    try {
      const value = await read();
      isFailing = false;
      return value;
    } catch (err) {
      if (!isFailing) log.warn({ err }, `The metrics are without ${what}, which could not be read`);
      isFailing = true;
      return null;
    }
  };
  const update = async (): Promise<void> => {
    // A reading that still hangs is awaited again; another one is not started beside it.
    pending ??= readOrTell().finally(() => {
      pending = null;
    });
    latest = await resultWithin(withinMs, pending, null);
  };
  // `readOrTell` has logged a failure already.
  onClose(repeatTask(update, { every: everyMs, startsNow: true, failed: () => undefined }));
  return () => latest;
};

/** The number that `numberOf` finds in each value; empty for `null`, which means unknown. */
const mapped = <Key, Value>(
  values: ReadonlyMap<Key, Value> | null,
  numberOf: (value: Value) => number,
): ReadonlyMap<Key, number> => new Map([...(values ?? [])].map(([key, value]) => [key, numberOf(value)]));

const seconds = (time: Date): number => time.getTime() / 1000;

const measureSpace = (measures: Measures): void => {
  const { metrics } = measures.app;
  // Each by itself, so that a network folder that never answers does not take the others out of the metrics.
  const followedSpaces = [...storedFolders(measures.settings)].map(
    ([name, folder]) =>
      [name, followed(`the free space of ${name}`, measures, () => readSpace(name, folder))] as const,
  );
  const spaces = (): ReadonlyMap<string, Space> =>
    new Map(
      followedSpaces.flatMap(([name, readLatest]) => {
        const space = readLatest();
        return space === null ? [] : [[name, space] as const];
      }),
    );
  metrics.gauges('shop_storage_free_bytes', 'Bytes that the shop may still write there.', 'storage', () =>
    mapped(spaces(), ({ free }) => free),
  );
  metrics.gauges('shop_storage_size_bytes', 'Bytes of the whole file system.', 'storage', () =>
    mapped(spaces(), ({ size }) => size),
  );
};

const measureBackups = (measures: Measures): void => {
  const { backupFolder } = measures.settings;
  if (backupFolder === null) return;
  const newest = followed('the newest backup', measures, async () => {
    const begunAt = await newestBackup(resolve(backupFolder));
    return begunAt === null ? 0 : seconds(begunAt);
  });
  measures.app.metrics.gauge(
    'shop_backup_newest_timestamp_seconds',
    'When the newest complete backup was begun; 0 while there is none.',
    newest,
  );
  const drill = followed('the restore drill', measures, () => readDrillResult(resolve(backupFolder)));
  const ofDrill = (numberOf: (result: DrillResult) => number) => (): number | null => {
    const result = drill();
    return result === null ? null : numberOf(result);
  };
  measures.app.metrics.gauge(
    'shop_restore_drill_timestamp_seconds',
    'When the last restore drill ended.',
    ofDrill(({ endedAt }) => seconds(endedAt)),
  );
  measures.app.metrics.gauge(
    'shop_restore_drill_succeeded',
    '1 when the last restore drill found no fault, otherwise 0.',
    ofDrill(({ isGood }) => Number(isGood)),
  );
};

const measureAudits = (measures: Measures): void => {
  const { metrics } = measures.app;
  const results = followed('the audits', measures, () => readAuditResults(measures.settings.dataDir));
  metrics.gauges('shop_audit_drifts', 'What the last audit found to be wrong.', 'audit', () =>
    mapped(results(), ({ drifts }) => drifts),
  );
  metrics.gauges('shop_audit_timestamp_seconds', 'When the last audit ended.', 'audit', () =>
    mapped(results(), ({ endedAt }) => seconds(endedAt)),
  );
};

const measureStandbys = (measures: Measures): void => {
  const { db, kind } = measures.database;
  if (kind === 'embedded') return;
  const { metrics } = measures.app;
  const standbys = followed('the standbys', measures, () => readStandbys(db));
  metrics.gauge(
    'shop_database_standbys',
    'Standbys that receive what the primary writes.',
    () => standbys()?.size ?? null,
  );
  metrics.gauges(
    'shop_database_standby_lag_bytes',
    'Write-ahead log that a standby has still to apply.',
    'standby',
    () => mapped(standbys(), ({ bytes }) => bytes),
  );
  metrics.gauges(
    'shop_database_standby_lag_seconds',
    'Time from a commit to its reading on the standby, as last measured.',
    'standby',
    () => mapped(standbys(), (lag) => lag.seconds),
  );
};

/** Adds all of these metrics and keeps them up to date until the shop closes. */
export const scheduleMeasures = (measures: Measures): void => {
  measureSpace(measures);
  measureBackups(measures);
  measureAudits(measures);
  measureStandbys(measures);
};
