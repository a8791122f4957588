import type { FastifyInstance } from 'fastify';
import { followUpAdvances } from './advanceDesk/followUpAdvances.ts';
import { countCourierEvents } from './courierEvents/courierEventsRepository.ts';
import { openCourierEventsWorker } from './courierEvents/courierEventsWorker.ts';
import { pollParcels } from './courierEvents/pollParcels.ts';
import type { Database } from './database/database.ts';
import { databaseTime } from './database/queries/databaseTime.ts';
import { countOutbox } from './outbox/outboxRepository.ts';
import { openOutboxWorker } from './outbox/outboxWorker.ts';
import type { OnClose } from './process/closeParts.ts';
import { repeatTask } from './process/repeatTask.ts';

/** What an open shop does without a request: jobs of the outbox, events from couriers, questions about silent parcels and advances. */

interface Work {
  readonly app: Pick<FastifyInstance, 'advanceDesk' | 'courierDesk' | 'log' | 'metrics' | 'wakes'>;
  readonly database: Pick<Database, 'db'>;
  readonly now: () => Date;
  readonly onClose: OnClose;
}

/** How often the shop asks about silent parcels and about advances (`followUpAdvances`), and ends advances that were not paid in time. */
const pollIntervalMs = 10 * 60 * 1000;
const countIntervalMs = 15_000;

/** Adds the numbers of jobs and events to the metrics, counted every 15 seconds. */
const measure = ({ app, database: { db }, onClose }: Work): void => {
  let counts = { stuck: 0, oldestSeconds: 0, waiting: 0, failed: 0 };
  const count = async (): Promise<void> => {
    counts = { ...(await countOutbox(db, databaseTime)), ...(await countCourierEvents(db)) };
  };
  const failed = (error: unknown) => app.log.warn({ err: error }, 'the outbox could not be counted');
  onClose(repeatTask(count, { every: countIntervalMs, startsNow: true, failed }));
  const { gauge } = app.metrics;
  gauge('shop_outbox_stuck', 'Jobs that wait for an admin.', () => counts.stuck);
  gauge(
    'shop_outbox_oldest_seconds',
    'How long the oldest job that is due has waited.',
    () => counts.oldestSeconds,
  );
  gauge('shop_courier_events_waiting', 'Events of couriers that are not worked yet.', () => counts.waiting);
  gauge('shop_courier_events_failed', 'Events of couriers that could not be worked.', () => counts.failed);
};

/** Starts all of this work and registers how to stop it. Several processes may do so at once. */
export const scheduleWork = (work: Work): void => {
  const { app, database, now, onClose } = work;
  const { db } = database;
  const { log, courierDesk: desk } = app;
  const jobs = openOutboxWorker({ db, handlers: desk.handlers, log });
  const events = openCourierEventsWorker({ db, log, followParcel: desk.followParcel, asked: jobs.wake, now });
  const unlisten = [app.wakes.outbox.listen(jobs.wake), app.wakes.courierEvents.listen(events.wake)];
  const failed = (error: unknown) => log.warn({ err: error }, 'silent parcels could not be asked about');
  const poll = async (): Promise<void> => {
    if ((await pollParcels({ db, ...desk }, now())) > 0) jobs.wake();
  };
  const advancesFailed = (error: unknown) => log.warn({ err: error }, 'advances could not be asked about');
  // What events and polls add to the outbox while it closes is worked after the next start.
  onClose(jobs.close);
  onClose(events.close);
  onClose(repeatTask(poll, { every: pollIntervalMs, startsNow: true, failed }));
  onClose(
    repeatTask((closing) => followUpAdvances(app.advanceDesk, closing), {
      every: pollIntervalMs,
      startsNow: true,
      failed: advancesFailed,
    }),
  );
  onClose(async () => {
    for (const end of unlisten) end();
  });
  measure(work);
  jobs.wake();
  events.wake();
};
