import { sql } from 'drizzle-orm';
import type { JsonRecord } from '#domain/values/parse.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { outbox } from '../database/schema/schema.ts';

/** A job to do after the transaction. The payload only names rows by their ids: the handler reads what is personal. */
export interface NewJob {
  readonly kind: string;
  /** Jobs of one lane, such as a courier, are worked one after the other. */
  readonly lane: string;
  /** Names what caused the job: a job whose key is stored already is not added again. */
  readonly key: string;
  /** What the job is about, for admins. */
  readonly label: string;
  readonly payload: JsonRecord;
  readonly orderId?: string | null;
}

interface AddOptions {
  /** Seconds: a stored job with the same key that ended longer ago is begun again; by default a stored job stays as it is. */
  readonly reopensAfter?: number;
}

/** What becomes of a stored job that is begun again. */
const begunAgain = {
  state: sql`'waiting'`,
  payload: sql`excluded.payload`,
  attempts: sql`0`,
  interrupted: sql`false`,
  nextAt: sql`excluded.next_at`,
  lastError: sql`''`,
  createdAt: sql`excluded.created_at`,
  endedAt: sql`null`,
};

/**
 * Stores jobs in the transaction of what causes them, so that both are stored or neither. Returns the keys of the jobs that
 * were added or begun again.
 */
export const addToOutbox = async (
  tx: Db,
  jobs: readonly NewJob[],
  now: Date,
  { reopensAfter }: AddOptions = {},
): Promise<string[]> => {
  if (jobs.length === 0) return [];
  const insert = tx.insert(outbox).values(jobs.map((job) => ({ id: newId(now), ...job })));
  const insertOrReopen =
    reopensAfter === undefined
      ? insert.onConflictDoNothing({ target: outbox.key })
      : insert.onConflictDoUpdate({
          target: outbox.key,
          set: begunAgain,
          setWhere: sql`${outbox.endedAt} <= now() - make_interval(secs => ${reopensAfter})`,
        });
  const added = await insertOrReopen.returning({ key: outbox.key });
  return added.map(({ key }) => key);
};
