import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/database/openDatabase.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { outbox } from '#server/database/schema/schema.ts';
import { addToOutbox } from '#server/outbox/addToOutbox.ts';
import { openOutboxWorker } from '#server/outbox/outboxWorker.ts';
import { bookingHandler, isKillPoint, type KillPoint } from './bookingJob.ts';

/** A process of its own that books one parcel by the outbox, and kills itself at one point of it. */

const { DATABASE_URL, DATA_DIR, COURIER = '', INVOICE = '', LEASE, POINT, UNIQUE } = process.env;
if (!isKillPoint(POINT)) throw new Error('POINT names no point');

const dieAt = async (point: KillPoint): Promise<void> => {
  if (point !== POINT) return;
  process.kill(process.pid, 'SIGKILL');
  // A signal is delivered between two turns of the event loop.
  await new Promise(() => undefined);
};

const database = await openDatabase({ databaseUrl: DATABASE_URL || null, dataDir: DATA_DIR || null });
const { db } = database;
await transaction(db, async (tx) => {
  await tx.execute(sql`insert into booked values (${INVOICE}, 'booking')`);
  const job = {
    kind: 'book',
    lane: 'courier',
    key: `book ${INVOICE}`,
    label: INVOICE,
    payload: { invoice: INVOICE },
  };
  await addToOutbox(tx, [job], new Date());
  await dieAt('beforeCommit');
});
await dieAt('afterCommit');
openOutboxWorker({
  db,
  log: { warn: (...line: unknown[]) => process.stderr.write(`${line.map(String).join(' ')}\n`) },
  handlers: { book: bookingHandler({ origin: COURIER, invoicesAreUnique: UNIQUE === 'yes', pass: dieAt }) },
  leaseSeconds: Number(LEASE),
}).wake();
for (;;) {
  const [job] = await db
    .select()
    .from(outbox)
    .where(sql`key = ${`book ${INVOICE}`}`);
  if (job?.state === 'done') await dieAt('afterStore');
  await new Promise((resolve) => setTimeout(resolve, 20));
}
