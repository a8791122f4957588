import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { dayMs } from '#domain/values/dates.ts';
import { pruneEntries } from './audit/auditRepository.ts';
import { prunePhoneScores } from './courierDesk/phoneScoresRepository.ts';
import { eventDays, pruneCourierEvents } from './courierEvents/courierEventsRepository.ts';
import type { Database, Db } from './database/database.ts';
import { scheduleVacuum } from './database/embedded/vacuum.ts';
import { pruneClaimedKeys } from './database/queries/claimKey.ts';
import { batchRows } from './database/queries/deleteBatch.ts';
import { queryRows } from './database/queries/queryRows.ts';
import { removeEndedWindows } from './http/limits/sharedRateWindows.ts';
import { folderFault } from './images/folderImages.ts';
import { noStorage, openImageStorage } from './images/openImageStorage.ts';
import { removeUnusedImages } from './images/removeUnusedImages.ts';
import { pruneOrderAnnouncements } from './orderAnnouncements/orderAnnouncementsRepository.ts';
import { compactOrderCounts } from './orders/lists/orderCountsRepository.ts';
import { pruneIdempotencyKeys } from './orders/placing/placedRequestsRepository.ts';
import { prunePrintBatches } from './orders/printing/printBatchesRepository.ts';
import { pruneJobs } from './outbox/outboxRepository.ts';
import type { OnClose } from './process/closeParts.ts';
import { repeatTask } from './process/repeatTask.ts';
import { compactProductWrites } from './products/productIndexRepository.ts';
import { pruneStockRequests } from './products/stockRequestsRepository.ts';
import { secretsOfShop } from './secrets/secretsOfShop.ts';
import type { Settings } from './settings/settings.ts';
import { pruneUnreadPayments } from './statements/unreadPaymentsRepository.ts';

/** The housekeeping that an open shop repeats: old rows, unused images, sums of counts, vacuuming. */

/** The database's time, and by how many milliseconds it differs from this process's. */
interface ComparedClocks {
  readonly time: Date;
  readonly differenceMs: number;
}

/** Reads the database's clock; the time that the query takes does not count as a difference. */
const compareClocks = async (db: Db, now: () => Date): Promise<ComparedClocks> => {
  const before = now().getTime();
  const [row] = await queryRows<{ time: string | number }>(
    db,
    sql`select extract(epoch from clock_timestamp()) * 1000 as time`,
  );
  const after = now().getTime();
  const time = Number(row?.time);
  return { time: new Date(time), differenceMs: Math.max(0, before - time, time - after) };
};

interface Upkeep {
  readonly app: Pick<FastifyInstance, 'log'>;
  readonly settings: Pick<Settings, 'images' | 'dataDir' | 'auditDays' | 'fixedSecrets' | 'secretsKeys'>;
  readonly database: Database;
  readonly now: () => Date;
  /** Whether this process does the tasks on rows and files that all workers share. */
  readonly isFirst: boolean;
  readonly onClose: OnClose;
}

const vacuumIntervalMs = 60_000;
/** Seldom: each removal lists every file of the storage. */
const removalIntervalMs = 6 * 60 * 60 * 1000;
const pruneIntervalMs = { rows: 60 * 60 * 1000, announcements: 60 * 60 * 1000, windows: 60_000 };
/** Often: whoever reads a count adds up the rows since the last time. */
const countsIntervalMs = 60_000;
/** Days for which jobs that ended are kept. */
const jobDays = 30;

/** Does what an embedded database needs beyond a PostgreSQL server: vacuums it and logs its limits. */
const maintainDatabase = ({ app, database: { kind, db }, onClose }: Upkeep): void => {
  if (kind !== 'embedded') return;
  const failed = (error: unknown) => app.log.warn({ err: error }, 'the database could not be vacuumed');
  onClose(scheduleVacuum(db, { every: vacuumIntervalMs, failed }));
  app.log.info(
    'The embedded database is safe against crashes, not against power loss; set DATABASE_URL to use PostgreSQL.',
  );
};

/** Milliseconds by which the clocks of process and database may differ. */
const toleranceMs = 60_000;

/**
 * Returns a task that calls `remove` with the database's time. It deletes nothing while the clocks of the database and of this process
 * differ, since a clock that is wrong by months would delete what is still needed.
 */
const deleting =
  ({ app, database: { db }, now }: Upkeep, remove: (time: Date, closing: AbortSignal) => Promise<unknown>) =>
  async (closing: AbortSignal): Promise<void> => {
    const { time, differenceMs } = await compareClocks(db, now);
    if (differenceMs <= toleranceMs) await remove(time, closing);
    else
      app.log.warn(
        `nothing old is deleted: the clocks of this process and of the database differ by ${Math.round(differenceMs / 1000)} s`,
      );
  };

/** Logs that uploads are refused, where the shop has no storage for them or a folder that cannot be used. */
const warnOfStorage = async ({ app, settings: { images } }: Upkeep): Promise<void> => {
  if (images.kind === 'none') app.log.warn(noStorage);
  if (images.kind !== 'folder') return;
  const fault = await folderFault(images.folder);
  if (fault !== null) app.log.warn(fault);
};

/** Removes unused images now and then, and logs at the start that uploads are refused. */
const maintainImages = (upkeep: Upkeep): void => {
  const { app, settings, database, onClose } = upkeep;
  void warnOfStorage(upkeep);
  if (settings.images.kind === 'none') return;
  const images = openImageStorage(settings, secretsOfShop(upkeep));
  const remove = deleting(upkeep, async (time, closing) => {
    const removed = await removeUnusedImages({ db: database.db, images, now: time, closing });
    if (removed > 0) app.log.info({ removed }, 'images that nothing shows were removed');
  });
  const failed = (error: unknown) => app.log.warn({ err: error }, 'unused images could not be removed');
  onClose(repeatTask(remove, { every: removalIntervalMs, failed }));
};

/** Replaces the stored changes of order counts, and the writes of products, by their sums. */
const maintainCounts = ({ app, database: { db }, onClose }: Upkeep): void => {
  const failed = (error: unknown) => app.log.warn({ err: error }, 'the stored counts could not be summed');
  for (const compact of [compactOrderCounts, compactProductWrites])
    onClose(repeatTask(() => compact(db), { every: countsIntervalMs, failed }));
};

/** Repeats `prune`, which deletes at most `batchRows` rows and returns their number, until it finds fewer or the shop closes. */
const pruneAll = async (prune: () => Promise<number>, closing: AbortSignal): Promise<void> => {
  while (!closing.aborted) if ((await prune()) < batchRows) return;
};

/**
 * Deletes idempotency keys, announcements, print batches, stock requests and rate windows that are no longer needed, and
 * old entries of the audit log, ended jobs, and events, phone scores and unread payments from couriers. It begins at the start, so
 * that a process that never lives for an hour deletes them too.
 */
const pruneRows = (upkeep: Upkeep): void => {
  const {
    app,
    settings: { auditDays },
    database: { kind, db },
    onClose,
  } = upkeep;
  const failed = (error: unknown) => app.log.warn({ err: error }, 'old rows could not be deleted');
  const prune = deleting(upkeep, async (time, closing) => {
    const before = (days: number) => new Date(time.getTime() - days * dayMs);
    const tasks = [
      () => pruneIdempotencyKeys(db, time),
      () => pruneClaimedKeys(db, time),
      () => prunePrintBatches(db, time),
      () => pruneStockRequests(db, time),
      () => prunePhoneScores(db, time),
      () => pruneEntries(db, before(auditDays)),
      () => pruneJobs(db, before(jobDays)),
      () => pruneCourierEvents(db, before(eventDays)),
      () => pruneUnreadPayments(db, before(eventDays)),
    ];
    for (const task of tasks) await pruneAll(task, closing).catch(failed);
  });
  onClose(repeatTask(prune, { every: pruneIntervalMs.rows, startsNow: true, failed }));
  // Needs no comparison of clocks: these rows are written and deleted by the database's clock.
  const pruneAnnouncements = (closing: AbortSignal) => pruneAll(() => pruneOrderAnnouncements(db), closing);
  onClose(repeatTask(pruneAnnouncements, { every: pruneIntervalMs.announcements, failed }));
  // With an embedded database the rate windows are in memory.
  const removeWindows = (closing: AbortSignal) => pruneAll(() => removeEndedWindows(db), closing);
  if (kind === 'postgresql') onClose(repeatTask(removeWindows, { every: pruneIntervalMs.windows, failed }));
};

/** Starts all of this housekeeping and registers how to stop it. */
export const scheduleUpkeep = (upkeep: Upkeep): void => {
  maintainDatabase(upkeep);
  if (!upkeep.isFirst) return;
  maintainImages(upkeep);
  maintainCounts(upkeep);
  pruneRows(upkeep);
};
