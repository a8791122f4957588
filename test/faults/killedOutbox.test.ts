import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { DatabaseSettings } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { databaseTime } from '#server/database/queries/databaseTime.ts';
import { outbox } from '#server/database/schema/schema.ts';
import { openOutboxWorker } from '#server/outbox/outboxWorker.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { bundleProgram } from '../support/servers/bundleProgram.ts';
import { type CourierServer, openCourierServer } from '../support/servers/openCourierServer.ts';
import {
  type PostgresServer,
  postgresqlPrograms,
  startPostgresServer,
} from '../support/servers/postgresServer.ts';
import { shopDataDir } from '../support/servers/shopDataDir.ts';
import { bookingHandler, type KillPoint, killPoints } from './bookingJob.ts';
import { sized } from './faultSize.ts';

const bin = postgresqlPrograms();
if (bin === null)
  process.stdout.write('Killed bookings are tried on PGlite only: PostgreSQL is not installed.\n');

/** Seconds after which another process takes the job of one that was killed. */
const leaseSeconds = 2;

/** The time of that other process, which need not wait: the lease of the killed one is over. */
const leaseIsOver = () => sql`${databaseTime()} + make_interval(secs => ${leaseSeconds})`;

const log = { warn: () => undefined };

/** What is left of the booking after the kill and a process that goes on. */
interface Left {
  readonly parcels: number;
  readonly calls: number;
  readonly job: string | null;
  readonly consignment: string | null;
}

const databases = [
  {
    name: 'PGlite',
    make: async () => {
      const dataDir = await shopDataDir();
      return { settings: { databaseUrl: null, dataDir }, remove: async () => removeFolder(dataDir) };
    },
  },
  ...(bin === null
    ? []
    : [
        {
          name: 'PostgreSQL',
          make: async () => {
            const server: PostgresServer = await startPostgresServer(bin);
            return { settings: { databaseUrl: server.url, dataDir: null }, remove: () => server.close() };
          },
        },
      ]),
];

/** Nobody knows whether the call went out: it is never sent again by itself. */
const stuck = (parcels: number): Left => ({
  parcels,
  calls: parcels,
  job: 'stuck',
  consignment: 'unknown',
});

let program: Awaited<ReturnType<typeof bundleProgram>>;
beforeAll(async () => {
  program = await bundleProgram(fileURLToPath(new URL('bookAndDie.ts', import.meta.url)));
});
afterAll(() => removeFolder(program.folder));

describe.each(databases)('a booking whose process is killed, on $name', ({ name, make }) => {
  let settings: DatabaseSettings;
  let remove: () => Promise<void>;
  let courier: CourierServer;
  beforeAll(async () => {
    ({ settings, remove } = await make());
    const database = await openDatabase(settings);
    await database.db.execute(sql`create table booked (invoice text primary key, stage text not null)`);
    await database.close();
    courier = await openCourierServer();
  });
  afterAll(async () => {
    await courier.close();
    await remove();
  });

  const start = (invoice: string, point: KillPoint, isUnique: boolean): ChildProcess =>
    spawn(process.execPath, [program.file], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: settings.databaseUrl ?? '',
        DATA_DIR: settings.dataDir ?? '',
        COURIER: courier.origin,
        LEASE: String(leaseSeconds),
        INVOICE: invoice,
        POINT: point,
        UNIQUE: isUnique ? 'yes' : 'no',
      },
      stdio: 'inherit',
    });

  /** Kills the process at the point, lets another one go on, and reads what is left. */
  const killAt = async (point: KillPoint, isUnique: boolean): Promise<Left> => {
    const invoice = `HK-${point}-${isUnique ? 'unique' : 'any'}`;
    courier.invoicesAreUnique = isUnique;
    courier.holdsAnswers = point === 'callSent';
    const child = start(invoice, point, isUnique);
    const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    // At every other point the process kills itself (bookAndDie.ts).
    if (point === 'callSent') {
      await vi.waitFor(() => expect(courier.bookingsOf(invoice)).toBe(1), { timeout: 60_000 });
      child.kill('SIGKILL');
    }
    const [, signal] = await exited;
    expect(signal).toBe('SIGKILL');
    courier.holdsAnswers = false;
    const database = await openDatabase(settings);
    const worker = openOutboxWorker({
      db: database.db,
      log,
      leaseSeconds,
      time: leaseIsOver,
      every: 200,
      handlers: {
        book: bookingHandler({
          origin: courier.origin,
          invoicesAreUnique: isUnique,
          // This process survives every point.
          pass: async () => undefined,
        }),
      },
    });
    const stateOf = async () =>
      (
        await database.db
          .select()
          .from(outbox)
          .where(sql`key = ${`book ${invoice}`}`)
      )[0]?.state ?? null;
    await vi.waitFor(async () => expect(['done', 'stuck', null]).toContain(await stateOf()), {
      timeout: 30_000,
    });
    const { rows } = await database.db.execute(sql`select stage from booked where invoice = ${invoice}`);
    const job = await stateOf();
    await worker.close();
    await database.close();
    return {
      parcels: courier.bookingsOf(invoice),
      calls: courier.callsFor(invoice),
      job,
      consignment: (rows[0]?.stage as string | undefined) ?? null,
    };
  };

  const unique: Readonly<Record<KillPoint, Left>> = {
    beforeCommit: { parcels: 0, calls: 0, job: null, consignment: null },
    afterCommit: { parcels: 1, calls: 1, job: 'done', consignment: 'booked' },
    afterTaking: { parcels: 1, calls: 1, job: 'done', consignment: 'booked' },
    callSent: { parcels: 1, calls: 2, job: 'done', consignment: 'booked' },
    afterAnswer: { parcels: 1, calls: 2, job: 'done', consignment: 'booked' },
    afterStore: { parcels: 1, calls: 1, job: 'done', consignment: 'booked' },
  };
  // Unique invoices change only what the handler does, which uses no database: the short run tries them on one.
  const isTried = name === 'PostgreSQL' || sized({ full: true, short: bin === null });
  it.runIf(isTried).each(killPoints)(
    'CR-4 is booked once, if its order was stored, with a courier whose invoices are unique: %s',
    async (point) => {
      expect(await killAt(point, true)).toEqual(unique[point]);
    },
  );

  const notUnique: Readonly<Record<KillPoint, Left>> = {
    ...unique,
    afterTaking: stuck(0),
    callSent: stuck(1),
    afterAnswer: stuck(1),
  };
  it.each(killPoints)(
    'CR-4 is never booked twice with a courier whose invoices are not: %s',
    async (point) => {
      expect(await killAt(point, false)).toEqual(notUnique[point]);
    },
  );
});
