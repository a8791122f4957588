import { sql } from 'drizzle-orm';
import type { JsonRecord } from '#domain/values/parse.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { outbox } from '../database/schema/schema.ts';

/** A job to do after the transaction. Its payload names rows by their ids; personal texts are read when it is worked. */
export interface NewJob {
  readonly kind: string;
  /** Jobs of one lane are worked one after the other. */
  readonly lane: string;
  /** Names the act: a job whose key is stored already is not added again. */
  readonly key: string;
  /** What it is about, for admins. */
  readonly label: string;
  readonly payload: JsonRecord;
  readonly orderId?: string | null;
}

interface AddOptions {
  /** A job with the key that ended longer ago than these seconds is begun again instead of left out; none by default. */
  readonly reopensAfter?: number;
}

const beginsAgain = {
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
 * Stores jobs in the transaction of the act that asks for them, so that both are stored or neither. Returns the keys of those
 * that were added.
 */
export const addToOutbox = async (
  tx: Db,
  jobs: readonly NewJob[],
  now: Date,
  { reopensAfter }: AddOptions = {},
): Promise<string[]> => {
  if (jobs.length === 0) return [];
  const insert = tx.insert(outbox).values(jobs.map((job) => ({ id: newId(now), ...job })));
  const added = await (reopensAfter === undefined
    ? insert.onConflictDoNothing({ target: outbox.key })
    : insert.onConflictDoUpdate({
        target: outbox.key,
        set: beginsAgain,
        setWhere: sql`${outbox.endedAt} <= now() - make_interval(secs => ${reopensAfter})`,
      })
  ).returning({ key: outbox.key });
  return added.map(({ key }) => key);
};
