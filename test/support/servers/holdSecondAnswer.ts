import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, QueryConfig } from 'pg';
import type { Db } from '#server/database/database.ts';
import { createGate } from '../createGate.ts';

/** A database of which one answer comes late, after those to later statements. */
export interface HeldAnswer {
  readonly db: Db;
  /** Resolves once the held statement has run. */
  readonly reached: Promise<void>;
  /** Gives the held answer. */
  readonly release: () => void;
}

/** Holds the answer to the second statement that contains the text. */
export const holdSecondAnswer = (pool: Pool, text: string): HeldAnswer => {
  const ran = createGate();
  const gate = createGate();
  let count = 0;
  const query = async (config: QueryConfig, values: unknown[]) => {
    const result = await pool.query(config, values);
    if (!config.text.includes(text)) return result;
    count += 1;
    if (count !== 2) return result;
    ran.open();
    await gate.opened;
    return result;
  };
  return {
    // drizzle calls nothing else of a pool.
    db: drizzle({ query } as unknown as Pool),
    reached: ran.opened,
    release: gate.open,
  };
};
