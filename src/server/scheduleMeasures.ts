import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { newestBackup } from './backup/newestBackup.ts';
import type { Database } from './database/database.ts';
import { repeatTask } from './process/repeatTask.ts';
import { resultWithin } from './process/resultWithin.ts';
import type { OnClose } from './scheduleUpkeep.ts';
import type { Settings } from './settings/settings.ts';
import { readAuditResults } from './watching/auditResults.ts';
import { readSpaces, storedFolders } from './watching/freeSpace.ts';
import { readStandbys } from './watching/standbysRepository.ts';

/**
 * What the metrics tell of disks, backups, audits and standbys. It is read now and then, so that a scrape waits for
 * neither a disk nor a database; what cannot be read is left out.
 */

interface Measures {
  readonly app: Pick<FastifyInstance, 'metrics'>;
  readonly settings: Pick<Settings, 'dataDir' | 'images' | 'backupFolder'>;
  readonly database: Pick<Database, 'db' | 'kind'>;
  readonly onClose: OnClose;
}

const everyMs = 15_000;
/** A network folder whose server is gone keeps its reader waiting for ever. */
const withinMs = 5000;

/** Repeats the reading; the returned function gives what it last found, `null` when it failed or took too long. */
const followed = <Value>(read: () => Promise<Value>, onClose: OnClose): (() => Value | null) => {
  let latest: Value | null = null;
  let pending: Promise<Value | null> | null = null;
  const update = async (): Promise<void> => {
    pending ??= read()
      .catch(() => null)
      .finally(() => {
        pending = null;
      });
    latest = await resultWithin(withinMs, pending, null);
  };
  onClose(repeatTask(update, { every: everyMs, startsNow: true, failed: () => undefined }));
  return () => latest;
};

const mapped = <Key, Value>(
  values: ReadonlyMap<Key, Value> | null,
  of: (value: Value) => number,
): ReadonlyMap<Key, number> => new Map([...(values ?? [])].map(([key, value]) => [key, of(value)]));

const seconds = (time: Date): number => time.getTime() / 1000;

const measureSpace = ({ app: { metrics }, settings, onClose }: Measures): void => {
  const spaces = followed(() => readSpaces(storedFolders(settings)), onClose);
  metrics.gauges('shop_storage_free_bytes', 'Bytes that the shop may still write there.', 'storage', () =>
    mapped(spaces(), ({ free }) => free),
  );
  metrics.gauges('shop_storage_size_bytes', 'Bytes of the whole file system.', 'storage', () =>
    mapped(spaces(), ({ size }) => size),
  );
};

const measureBackups = ({ app: { metrics }, settings: { backupFolder }, onClose }: Measures): void => {
  if (backupFolder === null) return;
  const newest = followed(
    async () => seconds((await newestBackup(resolve(backupFolder))) ?? new Date(0)),
    onClose,
  );
  metrics.gauge(
    'shop_backup_newest_timestamp_seconds',
    'When the newest complete backup was begun; 0 while there is none.',
    newest,
  );
};

const measureAudits = ({ app: { metrics }, settings: { dataDir }, onClose }: Measures): void => {
  const results = followed(() => readAuditResults(dataDir), onClose);
  metrics.gauges('shop_audit_drifts', 'What the last audit found to be wrong.', 'audit', () =>
    mapped(results(), ({ drifts }) => drifts),
  );
  metrics.gauges('shop_audit_timestamp_seconds', 'When the last audit ended.', 'audit', () =>
    mapped(results(), ({ endedAt }) => seconds(endedAt)),
  );
};

const measureStandbys = ({ app: { metrics }, database: { db, kind }, onClose }: Measures): void => {
  if (kind === 'embedded') return;
  const standbys = followed(() => readStandbys(db), onClose);
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

/** Reads and measures all of it until the shop closes. */
export const scheduleMeasures = (measures: Measures): void => {
  measureSpace(measures);
  measureBackups(measures);
  measureAudits(measures);
  measureStandbys(measures);
};
