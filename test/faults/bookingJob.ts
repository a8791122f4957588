import { sql } from 'drizzle-orm';
import { isRecord, readText } from '#domain/values/parse.ts';
import type { BookingResult } from '#server/couriers/courier.ts';
import type { JobHandler, JobResult, TakenJob } from '#server/outbox/jobHandler.ts';

/** A booking by the outbox, as small as it can be, which can be killed at each of its points. */
export const killPoints = [
  'beforeCommit',
  'afterCommit',
  'afterTaking',
  'callSent',
  'afterAnswer',
  'afterStore',
] as const;
export type KillPoint = (typeof killPoints)[number];

export const isKillPoint = (value: unknown): value is KillPoint =>
  killPoints.some((point) => point === value);

interface BookingParts {
  readonly origin: string;
  readonly invoicesAreUnique: boolean;
  /** Called at each point. */
  readonly pass: (point: KillPoint) => Promise<void>;
}

const book = async (origin: string, invoice: string): Promise<BookingResult> => {
  const response = await fetch(`${origin}/book`, { method: 'POST', body: JSON.stringify({ invoice }) });
  const answer: unknown = await response.json();
  if (response.status === 409) return { kind: 'alreadyBooked' };
  if (response.status !== 200 || !isRecord(answer))
    return { kind: 'notNow', reason: 'It did not book.', waitSeconds: null };
  const reference = readText(answer.reference);
  return { kind: 'booked', courierReference: reference, trackingCode: reference, fee: null };
};

const storeStage =
  (invoice: string, stage: string): JobResult['store'] =>
  async (tx) => {
    await tx.execute(sql`update booked set stage = ${stage} where invoice = ${invoice}`);
  };

const workOne = async (
  { origin, invoicesAreUnique, pass }: BookingParts,
  job: TakenJob,
): Promise<JobResult> => {
  const invoice = readText(job.payload.invoice);
  if (job.interrupted && !invoicesAreUnique)
    return { kind: 'stuck', reason: 'It may be booked.', store: storeStage(invoice, 'unknown') };
  await pass('afterTaking');
  const result = await book(origin, invoice);
  await pass('afterAnswer');
  if (result.kind === 'booked' || result.kind === 'alreadyBooked')
    return { kind: 'done', store: storeStage(invoice, 'booked') };
  return { kind: 'again', reason: result.kind };
};

export const bookingHandler = (parts: BookingParts): JobHandler => ({
  work: async (jobs) => {
    const results: JobResult[] = [];
    for (const job of jobs) results.push(await workOne(parts, job));
    return results;
  },
});
