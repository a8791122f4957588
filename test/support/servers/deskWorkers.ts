import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { openCourierEventsWorker } from '#server/courierEvents/courierEventsWorker.ts';
import type { CourierDesk } from '#server/courierEvents/courierPorts.ts';
import type { DatabaseTime } from '#server/database/queries/databaseTime.ts';
import { openOutboxWorker } from '#server/outbox/outboxWorker.ts';
import type { Api } from './startApi.ts';

/** The workers of a courier desk, which the server of a test does not run: they run when a test says so. */
export const openDeskWorkers = ({ db, now }: Api, { handlers, followParcel }: CourierDesk) => {
  /** Seconds that the database's clock is ahead. */
  let ahead = 0;
  const time: DatabaseTime = () => sql`clock_timestamp() + make_interval(secs => ${ahead})`;
  // Milliseconds: `work` wakes them earlier.
  const options = { db, log: { warn: () => undefined }, time, every: 60_000 };
  const jobs = openOutboxWorker({ ...options, handlers });
  const events = openCourierEventsWorker({ ...options, followParcel, asked: jobs.wake, now });
  /** The number of jobs and events that are due or being worked. */
  const countDue = async (): Promise<unknown> => {
    const { rows } = await db.execute(sql`select
      (select count(*)::int from outbox where state = 'working' or (state = 'waiting' and next_at <= ${time()})) +
      (select count(*)::int from courier_events where state in ('new', 'kept') and news is not null and next_at <= ${time()})
      as count`);
    return rows[0]?.count;
  };
  return {
    /** Lets the time of the database pass, by which jobs and events are due; `api.pass` is for the shop's clock. */
    passForJobs: (seconds: number) => {
      ahead += seconds;
    },
    /** Runs the workers until nothing is due. */
    work: () =>
      vi.waitFor(
        async () => {
          jobs.wake();
          events.wake();
          const count = await countDue();
          if (count !== 0) throw new Error(`${String(count)} jobs and events are due`);
        },
        { timeout: 20_000, interval: 20 },
      ),
    closeWorkers: async () => {
      await events.close();
      await jobs.close();
    },
  };
};
