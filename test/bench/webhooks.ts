import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openCourierEventsWorker } from '#server/courierEvents/courierEventsWorker.ts';
import type { DatabaseSettings, Db } from '#server/database/database.ts';
import { courierEvents } from '#server/database/schema/schema.ts';
import { noCouriers } from '../support/servers/noCouriers.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';
import { openTestCourier } from '../support/servers/testCourier.ts';
import { onDatabase, startPostgresql } from '../support/servers/testDatabases.ts';

/**
 * `npm run bench:webhooks`: events of a courier (CR-5) over HTTP, at 50 a second and as a storm of 5,000 in a minute, on both
 * databases, while the inbox is worked. Courier and shop are this process.
 */

const aims = { answerMs: 50, workedSeconds: 180 } as const;

const write = (...cells: readonly string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

/** Moves a consignment as the shop would: a read and a write of a row in the transaction. */
const followParcel = async (tx: Db): Promise<'moved'> => {
  await tx.execute(sql`select moved from bench_parcels where id = 1 for update`);
  await tx.execute(sql`update bench_parcels set moved = moved + 1 where id = 1`);
  return 'moved';
};

const storm = async (
  api: Api,
  token: string,
  bodies: readonly string[],
  perSecond: number,
): Promise<{ readonly times: number[]; readonly others: number }> => {
  const times: number[] = [];
  let others = 0;
  const started = performance.now();
  await Promise.all(
    bodies.map(async (body, index) => {
      await pause((index * 1000) / perSecond - (performance.now() - started));
      const sent = performance.now();
      const response = await fetch(`${api.origin}/webhooks/pathao`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
      await response.arrayBuffer();
      times.push(performance.now() - sent);
      if (response.status !== 202) others += 1;
    }),
  );
  return { times, others };
};

const measure = async (name: string, settings: DatabaseSettings): Promise<void> => {
  const pathao = openTestCourier('pathao');
  const api = await startApi(
    onDatabase({ settings, remove: async () => undefined }),
    { logLevel: 'warn' },
    { desk: { ...noCouriers, couriers: new Map([['pathao', pathao.courier]]) } },
  );
  await api.db.execute(sql`create table bench_parcels (id integer primary key, moved integer not null)`);
  await api.db.execute(sql`insert into bench_parcels values (1, 0)`);
  const inbox = openCourierEventsWorker({
    db: api.db,
    log: { warn: (...line: unknown[]) => process.stderr.write(`${line.map(String).join(' ')}\n`) },
    followParcel,
    asked: () => undefined,
    now: () => new Date(),
    every: 200,
  });
  const parcels = Array.from({ length: 1000 }, (_, index) => pathao.place(`HK-${index}`));
  let minutes = 0;
  const bodies = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const parcel = parcels[index % parcels.length];
      minutes += 1;
      return parcel === undefined
        ? ''
        : pathao.say(parcel, 'Picked', new Date(minutes * 60_000).toISOString());
    });
  for (const [what, count, perSecond] of [
    ['warm-up', 100, 50],
    ['50 a second', 1500, 50],
    ['5,000 in a minute', 5000, 5000 / 60],
  ] as const) {
    const started = performance.now();
    const { times, others } = await storm(api, pathao.token, bodies(count), perSecond);
    while ((await api.db.$count(courierEvents, sql`state <> 'worked'`)) > 0) await pause(200);
    const seconds = (performance.now() - started) / 1000;
    const p99 = percentile(times, 0.99);
    if (what === 'warm-up') continue;
    const missed = p99 > aims.answerMs || seconds > aims.workedSeconds || others > 0;
    write(
      name,
      what,
      `${percentile(times, 0.5).toFixed(1)} ms`,
      `${p99.toFixed(1)} ms`,
      String(others),
      `${seconds.toFixed(1)} s${missed ? ' (misses an aim)' : ''}`,
    );
  }
  await inbox.close();
  await api.close();
};

write('database', 'events', 'answer, median', 'answer, 99 %', 'not 202', 'all worked after');
write(...Array.from({ length: 6 }, () => '---'));
const postgresql = await startPostgresql();
await measure('PGlite', { databaseUrl: null, dataDir: null });
if (postgresql !== null) await measure('PostgreSQL', { databaseUrl: postgresql, dataDir: null });
process.exit(0);
