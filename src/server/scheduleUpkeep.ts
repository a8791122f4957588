import type { FastifyInstance } from 'fastify';
import { pruneEntries } from './audit/auditRepository.ts';
import { compareClocks } from './database/compareClocks.ts';
import { scheduleVacuum } from './database/embedded/vacuum.ts';
import type { Database } from './database/openDatabase.ts';
import { removeEndedWindows } from './http/sharedRateWindows.ts';
import { noStorage, openImageStorage } from './images/openImageStorage.ts';
import { removeUnusedImages } from './images/removeUnusedImages.ts';
import { pruneOrderEvents } from './orderEvents/orderEventsRepository.ts';
import { compactOrderCounts } from './orders/orderCountsRepository.ts';
import { pruneIdempotencyKeys } from './orders/placedRequestsRepository.ts';
import { prunePrintBatches } from './orders/printBatchesRepository.ts';
import { compactProductWrites } from './products/productIndexRepository.ts';
import { repeatTask } from './repeatTask.ts';
import type { Settings } from './settings.ts';

/** What an open shop does now and then beside its requests. */

/** Registers how to close a part that was just opened. */
export type OnClose = (close: () => Promise<void>) => void;

interface Upkeep {
  readonly app: Pick<FastifyInstance, 'log'>;
  readonly settings: Pick<Settings, 'images' | 'dataDir' | 'auditDays'>;
  readonly database: Database;
  readonly now: () => Date;
  /** Whether this process does what all workers would do to the same rows and files. */
  readonly isFirst: boolean;
  readonly onClose: OnClose;
}

/** Milliseconds. */
const vacuumInterval = 60_000;
/** Milliseconds. */
const removalInterval = 6 * 60 * 60 * 1000;
/** Milliseconds. */
const pruneInterval = { rows: 60 * 60 * 1000, events: 60 * 60 * 1000, windows: 60_000 };
const countsInterval = 60_000;
/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** Does what an embedded database needs beyond a PostgreSQL server: vacuums it and logs its limits. */
const maintainDatabase = ({ app, database: { kind, db }, onClose }: Upkeep): void => {
  if (kind !== 'embedded') return;
  const failed = (error: unknown) => app.log.warn({ err: error }, 'the database could not be vacuumed');
  onClose(scheduleVacuum(db, { every: vacuumInterval, failed }));
  app.log.info(
    'The embedded database is safe against crashes, not against power loss; set DATABASE_URL to use PostgreSQL.',
  );
};

/** Milliseconds by which the clocks of process and database may differ. */
const tolerance = 60_000;

/**
 * A task that deletes by the database's time. It deletes nothing while the clock of this process differs, since a
 * clock that is wrong by months would delete what is needed.
 */
const deleting =
  ({ app, database: { db }, now }: Upkeep, remove: (time: Date) => Promise<unknown>) =>
  async (): Promise<void> => {
    const { time, difference } = await compareClocks(db, now);
    if (difference <= tolerance) await remove(time);
    else
      app.log.warn(
        `nothing old is deleted: the clocks of this process and of the database differ by ${Math.round(difference / 1000)} s`,
      );
  };

/** Removes unused images now and then, or logs that uploads are refused. */
const maintainImages = (upkeep: Upkeep): void => {
  const { app, settings, database, onClose } = upkeep;
  if (settings.images.kind === 'none') {
    app.log.warn(noStorage);
    return;
  }
  const images = openImageStorage(settings);
  const remove = deleting(upkeep, async (time) => {
    const removed = await removeUnusedImages({ db: database.db, images, now: () => time });
    if (removed > 0) app.log.info({ removed }, 'images that nothing shows were removed');
  });
  const failed = (error: unknown) => app.log.warn({ err: error }, 'unused images could not be removed');
  onClose(repeatTask(remove, { every: removalInterval, failed }));
};

/** Sums the changes of the numbers of orders, and the writes of products. */
const maintainCounts = ({ app, database: { db }, onClose }: Upkeep): void => {
  const failed = (error: unknown) => app.log.warn({ err: error }, 'the stored counts could not be summed');
  for (const compact of [compactOrderCounts, compactProductWrites])
    onClose(repeatTask(() => compact(db), { every: countsInterval, failed }));
};

/** Deletes idempotency keys, announced events, print batches and rate windows that have served, and old entries of the audit log. */
const pruneRows = (upkeep: Upkeep): void => {
  const {
    app,
    settings: { auditDays },
    database: { kind, db },
    onClose,
  } = upkeep;
  const failed = (error: unknown) => app.log.warn({ err: error }, 'old rows could not be deleted');
  const prune = deleting(upkeep, (time) =>
    Promise.all([
      pruneIdempotencyKeys(db, time),
      prunePrintBatches(db, time),
      pruneEntries(db, new Date(time.getTime() - auditDays * day)),
    ]),
  );
  onClose(repeatTask(prune, { every: pruneInterval.rows, failed }));
  // Written by the database's clock too.
  onClose(repeatTask(() => pruneOrderEvents(db), { every: pruneInterval.events, failed }));
  if (kind === 'postgresql')
    onClose(repeatTask(() => removeEndedWindows(db), { every: pruneInterval.windows, failed }));
};

/** Starts all tasks of the upkeep; each is registered to be stopped. */
export const scheduleUpkeep = (upkeep: Upkeep): void => {
  maintainDatabase(upkeep);
  if (!upkeep.isFirst) return;
  maintainImages(upkeep);
  maintainCounts(upkeep);
  pruneRows(upkeep);
};
