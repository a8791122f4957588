import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { Db, Reads } from '../database.ts';
import { isUnavailable } from '../queries/isUnavailable.ts';

/** Reads lists from a replica of the database, and from the primary when the replica cannot answer. */

/** Milliseconds for which a failed replica is not asked: each list would wait for its timeout again. */
const failurePause = 5000;
/** Milliseconds within which a replica has what was written; a replica further behind is of no use to a shop. */
const longestLag = 5000;

/** Without a replica: the primary itself. */
export const primaryReads = (db: Db): Reads => ({ db, wrote: () => undefined });

/** `failed` is called with the error when the replica stops answering. */
export const replicaReads = (primary: Pool, replica: Pool, failed: (error: Error) => void): Reads => {
  let primaryUntil = 0;
  const preferPrimary = (milliseconds: number): void => {
    primaryUntil = Math.max(primaryUntil, performance.now() + milliseconds);
  };
  const query = async (config: QueryConfig, values: unknown[]): Promise<QueryResult> => {
    if (performance.now() >= primaryUntil) {
      try {
        return await replica.query(config, values);
      } catch (error) {
        // Any other error repeats on the primary, unless it is the replica's, such as a table not yet replicated.
        if (isUnavailable(error)) {
          preferPrimary(failurePause);
          failed(error as Error);
        }
      }
    }
    return primary.query(config, values);
  };
  // drizzle calls nothing but `query` of a client outside of transactions.
  const client = { query } as unknown as PoolClient;
  return {
    db: drizzle(client),
    wrote: () => preferPrimary(longestLag),
  };
};
