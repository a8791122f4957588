import { sql } from 'drizzle-orm';
import type { Db } from '../database.ts';
import { queryRows } from './queryRows.ts';

/** The numbers of PostgreSQL's advisory locks by what they guard; other programs on the same database are unlikely to use them. */
export const lockKeys = {
  migrations: 4_270_315_118,
  categories: 4_270_315_119,
  adminGrant: 4_270_315_120,
  barcodes: 6_153_820_947,
  handovers: 7_204_619_385,
  deletedItems: 8_315_902_461,
  riders: 9_426_013_785,
} as const;

/** Takes the lock until the transaction ends, alone or shared with others; waits while another transaction forbids that. */
export const lockFor = async (
  tx: Db,
  guarded: keyof typeof lockKeys,
  how: 'alone' | 'shared' = 'alone',
): Promise<void> => {
  const lock = sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await tx.execute(sql`select ${lock}(${lockKeys[guarded]}::bigint)`);
};

/**
 * Takes the lock with this name, such as `statements of steadfast`, until the transaction ends; waits while another one has it. Two names
 * may have the same hash, and then wait for each other without need; none has the number of a lock above, since a hash is below 2^31.
 */
export const lockByName = async (tx: Db, name: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
};

/** Like `lockByName`, but never waits: false if another transaction has the lock. */
export const tryLockByName = async (tx: Db, name: string): Promise<boolean> => {
  const [row] = await queryRows<{ locked: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtext(${name})) as locked`,
  );
  return row?.locked === true;
};
