import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { bookParcelsCall } from '#contract/consignments/bookings.ts';
import { openCourierDesk } from '#server/courierDesk/openCourierDesk.ts';
import { systemClock } from '#server/couriers/courierClock.ts';
import { openSteadfast } from '#server/couriers/steadfast/openSteadfast.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { consignments } from '#server/database/schema/schema.ts';
import { openOutboxWorker } from '#server/outbox/outboxWorker.ts';
import { openFakeSteadfast } from '../support/servers/fakeCouriers/openFakeSteadfast.ts';
import { openParcelShop } from '../support/servers/parcelShop.ts';
import { onDatabase, startPostgresql } from '../support/servers/testDatabases.ts';

/**
 * `npm run bench:bookings`: 500 parcels booked with a stand-in of Steadfast that answers after 200 ms, from the first press to the
 * last tracking code (CR-13), on both databases. Staff, shop and courier are this process.
 */

const parcels = 500;
/** Parcels that one press books. */
const atOnce = 25;
const answerMs = 200;
const aimSeconds = 10;

const write = (...cells: readonly string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);

const measure = async (name: string, settings: DatabaseSettings): Promise<void> => {
  const fake = await openFakeSteadfast(systemClock, answerMs);
  fake.fail({ kind: 'slow' });
  const courier = openSteadfast({ ...fake.settings, allowsLoopback: true });
  const couriers = new Map([['steadfast', courier]] as const);
  const shop = await openParcelShop(onDatabase({ settings, remove: async () => undefined }), {
    parts: { couriers },
  });
  const { api, tokens } = shop;
  const orders: string[] = [];
  for (let order = 0; order < parcels; order += 1) orders.push(await shop.confirmed());
  const desk = openCourierDesk({
    db: api.db,
    couriers,
    rules: () => ({ shipsAtCustody: true, cancelsReturning: true }),
    now: api.now,
  });
  const log = { warn: (...line: unknown[]) => process.stderr.write(`${line.map(String).join(' ')}\n`) };
  const jobs = openOutboxWorker({ db: api.db, handlers: desk.handlers, log, every: 200 });
  const started = performance.now();
  for (let from = 0; from < parcels; from += atOnce) {
    await api.call(bookParcelsCall, {
      body: {
        courier: 'steadfast',
        way: 'call',
        parcels: orders
          .slice(from, from + atOnce)
          .map((order) => ({ order, thana: null, weight: 500, note: '' })),
      },
      token: tokens.staff,
    });
    jobs.wake();
  }
  const pressed = (performance.now() - started) / 1000;
  const booked = async () =>
    (await api.db.select({ stage: consignments.stage }).from(consignments)).filter(
      ({ stage }) => stage === 'booked',
    ).length;
  while ((await booked()) < parcels) await pause(50);
  const seconds = (performance.now() - started) / 1000;
  write(
    name,
    String(fake.account.parcels.length),
    String(fake.calls.length),
    `${pressed.toFixed(1)} s`,
    `${seconds.toFixed(1)} s${seconds > aimSeconds ? ' (misses the aim)' : ''}`,
    (loadavg()[0] ?? 0).toFixed(1),
  );
  await jobs.close();
  await api.close();
  await fake.close();
};

write('database', 'parcels at the courier', 'calls', 'pressed after', 'booked after', 'load');
write(...Array.from({ length: 6 }, () => '---'));
const postgresql = await startPostgresql();
await measure('PGlite', { databaseUrl: null, dataDir: null });
if (postgresql !== null) await measure('PostgreSQL', { databaseUrl: postgresql, dataDir: null });
process.exit(0);
