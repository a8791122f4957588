import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Db } from '../database.ts';
import { errorCode } from './errorCode.ts';
import { isUnavailable } from './isUnavailable.ts';

type Work<Result> = (tx: Db) => Promise<Result>;

const serializationFailure = '40001';
const deadlockDetected = '40P01';

/** Whether PostgreSQL has rolled back because two transactions met, so that the same work may succeed now. */
const isConflict = (error: unknown): boolean => {
  const code = errorCode(error);
  return code === serializationFailure || code === deadlockDetected;
};

/**
 * Runs one transaction on a connection of the pool. drizzle's own never releases the connection if `begin` fails, and
 * hides the first error behind the error of `rollback`.
 */
const runOnPool = async <Result>(pool: Pool, begin: string, work: Work<Result>): Promise<Result> => {
  const client = await pool.connect();
  try {
    await client.query(begin);
    const result = await work(drizzle(client));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that failed or still waits for an answer is destroyed; then the server rolls back by itself. A conflict counts
    // as unavailable too, but leaves the connection sound.
    const isUsable = !isUnavailable(error) || isConflict(error);
    const isRolledBack =
      isUsable &&
      (await client.query('rollback').then(
        () => true,
        () => false,
      ));
    client.release(!isRolledBack);
    throw error;
  }
};

const runOnce = async <Result>(db: Db, begin: string, work: Work<Result>): Promise<Result> => {
  // Every database has a pool, the embedded one of a single connection; in a transaction `$client` is the connection.
  if (!(db.$client instanceof Pool)) throw new Error('A transaction is open already: pass its `tx` on.');
  return runOnPool(db.$client, begin, work);
};

const maxAttempts = 5;
/** Milliseconds before the second attempt; doubled before each further one. */
const firstDelayMs = 20;

/** Runs one statement or transaction, and again after a serialization failure or a deadlock: up to five times in all. */
export const retryConflicts = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error;
    }
    // Half to one and a half times as long at random, so that the transactions that met do not meet again.
    const delayMs = firstDelayMs * 2 ** (attempt - 1);
    await wait(delayMs * (0.5 + Math.random()));
  }
};

/**
 * Runs `work` in one transaction and returns its result; rolls back when it throws. After a serialization
 * failure or a deadlock it runs `work` again, up to five times in all: `work` must change nothing but the database.
 */
export const transaction = <Result>(db: Db, work: Work<Result>): Promise<Result> =>
  retryConflicts(() => runOnce(db, 'begin', work));

/** Like `transaction`, for work that writes nothing: all its statements see the database as it was at one moment. */
export const readAtOneMoment = <Result>(db: Db, work: Work<Result>): Promise<Result> =>
  retryConflicts(() => runOnce(db, 'begin isolation level repeatable read read only', work));
