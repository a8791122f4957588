import type { FastifyBaseLogger } from 'fastify';
import { needsConfirmation, timeOfNews } from '#domain/consignments/compareNews.ts';
import { waitAfter } from '#domain/staff/job.ts';
import type { Db } from '../database/database.ts';
import { type DatabaseTime, databaseTime } from '../database/queries/databaseTime.ts';
import { messageWithoutValues } from '../database/queries/messageWithoutValues.ts';
import { transaction } from '../database/queries/transaction.ts';
import { addToOutbox } from '../outbox/addToOutbox.ts';
import { runWhenWoken, type WokenTask } from '../process/runWhenWoken.ts';
import { askToConfirmJob } from './askParcel.ts';
import type { FollowParcel } from './courierPorts.ts';
import {
  type EventEnd,
  endEvent,
  returnEvents,
  type TakenEvent,
  takeEvents,
} from './takenEventsRepository.ts';

interface WorkerOptions {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly followParcel: FollowParcel;
  /** Called after a question to a courier was added to the outbox. */
  readonly asked: () => void;
  readonly now: () => Date;
  /** Milliseconds after which it looks for events without being woken; 2,000 by default. */
  readonly every?: number;
  /** The clock of leases and waits; tests set another one. */
  readonly time?: DatabaseTime;
}

/** How many events are taken at once, and after how many seconds another process takes those that this one has not ended. */
const batch = { limit: 200, leaseSeconds: 120 } as const;

/** How many characters of an error are kept. */
const longestError = 300;

type Parts = Required<Omit<WorkerOptions, 'every'>>;

/** Another process has taken the event meanwhile, so this transaction must store nothing. */
class LeaseEndedError extends Error {
  override readonly name = 'LeaseEndedError';
}

/** Adds the job that asks the courier to confirm the event before it counts. */
const askToConfirm = async (tx: Db, { id, courier, news }: TakenEvent, now: Date): Promise<EventEnd> => {
  const parcel = { courier, invoice: news.invoice ?? '', courierReference: news.courierReference };
  // An event that is worked again, as after its parcel was booked, is confirmed again: its ended job is reopened at once.
  await addToOutbox(tx, [askToConfirmJob(parcel, { id, news })], now, { reopensAfter: 0 });
  return { state: 'worked', outcome: 'asked', error: '', waitSeconds: null };
};

const follow = async ({ followParcel }: Parts, tx: Db, event: TakenEvent): Promise<EventEnd> => {
  const { courier, news, receivedAt, attempts } = event;
  const outcome = await followParcel(tx, {
    courier,
    news,
    at: timeOfNews(news.at, receivedAt),
    by: 'webhook',
  });
  // Kept events are tried a few times more: a booking that is stored at this moment does not see them yet (`workKeptEvents`).
  return outcome === 'kept'
    ? { state: 'kept', outcome, error: '', waitSeconds: waitAfter(attempts) }
    : { state: 'worked', outcome, error: '', waitSeconds: null };
};

const work = async (parts: Parts, event: TakenEvent): Promise<void> => {
  const { db, now, time, asked } = parts;
  // A courier can be asked only about a parcel that the news names.
  const namesParcel = event.news.invoice !== null || event.news.courierReference !== null;
  const isToConfirm = namesParcel && needsConfirmation(event.news);
  await transaction(db, async (tx) => {
    const end = isToConfirm ? await askToConfirm(tx, event, now()) : await follow(parts, tx, event);
    const isStillOurs = await endEvent(tx, event, end, time);
    if (!isStillOurs) throw new LeaseEndedError('Another process has the event.');
  });
  if (isToConfirm) asked();
};

/** Stores why the event failed. Later events of its parcel wait until it is tried again or has failed for good. */
const fail = async ({ db, log, time }: Parts, event: TakenEvent, error: unknown): Promise<void> => {
  log.warn(
    { err: error, event: event.id, courier: event.courier },
    'an event of a courier could not be worked',
  );
  if (error instanceof LeaseEndedError) return;
  /** `null` after the last attempt. */
  const waitSeconds = waitAfter(event.attempts);
  const state = waitSeconds === null ? 'failed' : 'new';
  const reason = error instanceof Error ? messageWithoutValues(error) : 'It failed.';
  await endEvent(db, event, { state, outcome: '', error: reason.slice(0, longestError), waitSeconds }, time);
};

/** Works the taken events in order; events of a parcel after one that failed are given back. */
const workAll = async (parts: Parts, events: readonly TakenEvent[]): Promise<void> => {
  const parcelsToTryAgain = new Set<string>();
  const givenBack: TakenEvent[] = [];
  for (const event of events) {
    const parcel = `${event.courier} ${event.parcel}`;
    if (parcelsToTryAgain.has(parcel)) {
      givenBack.push(event);
      continue;
    }
    try {
      await work(parts, event);
    } catch (error) {
      if (waitAfter(event.attempts) !== null) parcelsToTryAgain.add(parcel);
      await fail(parts, event, error);
    }
  }
  await returnEvents(parts.db, givenBack);
};

/**
 * Opens the worker of the inbox (CR-5). It works the events of each parcel in the order of the courier's own time; only one process
 * works at a time. Closing it waits for the batch in progress.
 */
export const openCourierEventsWorker = ({
  every = 2000,
  time = databaseTime,
  ...others
}: WorkerOptions): WokenTask => {
  const parts: Parts = { ...others, time };
  const task = runWhenWoken(
    async () => {
      const events = await takeEvents(parts.db, { ...batch, time });
      await workAll(parts, events);
      // After a full batch there may be more events.
      if (events.length === batch.limit) task.wake();
    },
    { every, failed: (error) => parts.log.warn({ err: error }, 'the events of couriers could not be read') },
  );
  return task;
};
