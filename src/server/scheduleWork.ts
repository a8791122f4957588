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
import type { WokenTask } from './process/runWhenWoken.ts';

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

/** Works jobs of the outbox and events from couriers, now and each time when they may be more. Returns the worker of the jobs. */
const workJobsAndEvents = ({ app, database: { db }, now, onClose }: Work): WokenTask => {
  const { log, wakes, courierDesk: desk } = app;
  const jobs = openOutboxWorker({ db, handlers: desk.handlers, log });
  // An event may lead to a question to its courier, which is a job of the outbox: `asked` wakes the worker for it.
  const events = openCourierEventsWorker({ db, log, followParcel: desk.followParcel, asked: jobs.wake, now });
  // What is added to the outbox while it closes is worked after the next start.
  onClose(jobs.close);
  onClose(events.close);
  wakes.outbox.listen(jobs.wake);
  wakes.courierEvents.listen(events.wake);
  jobs.wake();
  events.wake();
  return jobs;
};

/** Starts all of this work and registers how to stop it. Several processes may do so at once. */
export const scheduleWork = (work: Work): void => {
  const { app, database, now, onClose } = work;
  const { log } = app;
  const jobs = workJobsAndEvents(work);
  const poll = async (): Promise<void> => {
    const addedJobs = await pollParcels({ ...database, ...app.courierDesk }, now());
    if (addedJobs > 0) jobs.wake();
  };
  onClose(
    repeatTask(poll, {
      every: pollIntervalMs,
      startsNow: true,
      failed: (err) => log.warn({ err }, 'silent parcels could not be asked about'),
    }),
  );
  onClose(
    repeatTask((closing) => followUpAdvances(app.advanceDesk, closing), {
      every: pollIntervalMs,
      startsNow: true,
      failed: (err) => log.warn({ err }, 'advances could not be asked about'),
    }),
  );
  measure(work);
};
