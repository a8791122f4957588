import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoProducts } from '#demo/catalog/demoProducts.ts';
import { insertProducts } from '#demo/shop/fillDemoShop.ts';
import type { Database } from '#server/database/database.ts';
import { scheduleVacuum, vacuum } from '#server/database/embedded/vacuum.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { embedded } from '../../../support/servers/testDatabases.ts';

describe('the housekeeping of the embedded database', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase((await embedded.make()).settings);
    await insertProducts(database.db, demoProducts(new Date('2026-03-02T09:07:00.000Z')));
    await flushStatistics();
    await vacuum(database.db);
  });
  afterAll(() => database?.close());

  /** PostgreSQL updates its statistics with a second's delay unless a flush is forced. */
  const flushStatistics = () => database.db.execute(sql`select pg_stat_force_next_flush()`);
  const changeAll = async () => {
    await database.db.execute(sql`update products set reviews = coalesce(reviews, 0) + 1`);
    await flushStatistics();
  };
  const dead = async (): Promise<number> => {
    const { rows } = (await database.db.execute(
      sql`select n_dead_tup::int as dead from pg_stat_user_tables where relname = 'products'`,
    )) as { rows: { dead: number }[] };
    return rows[0]?.dead ?? Number.NaN;
  };
  const bytes = async (): Promise<number> => {
    const { rows } = (await database.db.execute(sql`select pg_relation_size('products')::int as bytes`)) as {
      rows: { bytes: number }[];
    };
    return rows[0]?.bytes ?? Number.NaN;
  };

  it('removes dead rows, and skips a table without them', async () => {
    await changeAll();
    expect(await dead()).toBe(await database.db.$count(sql`products`));
    expect(await vacuum(database.db)).toEqual(['products']);
    await flushStatistics();
    expect({ dead: await dead(), vacuumed: await vacuum(database.db) }).toEqual({ dead: 0, vacuumed: [] });
  });

  it('stops a table from growing, however often its rows change', async () => {
    // Vacuum may cut free pages at the end, so that the size alternates between one and two copies of the rows, and
    // rows of different lengths fill their pages differently each time; each change adds a copy without vacuum.
    const sizes: number[] = [];
    for (const _ of Array.from({ length: 8 })) {
      await changeAll();
      await vacuum(database.db);
      sizes.push(await bytes());
    }
    expect(Math.max(...sizes.slice(4))).toBeLessThan(1.1 * Math.max(...sizes.slice(0, 4)));
  });

  it('runs at intervals until it is stopped', async () => {
    const stop = scheduleVacuum(database.db, {
      // Milliseconds.
      every: 5,
      failed: (error) => {
        throw error;
      },
    });
    await changeAll();
    await vi.waitFor(async () => expect(await dead()).toBe(0), { timeout: 20_000 });
    await stop();
    await changeAll();
    expect(await dead()).toBeGreaterThan(0);
  });

  it('reports a failure and continues', async () => {
    const other = await openDatabase((await embedded.make()).settings);
    await other.close();
    const failed = vi.fn<(error: unknown) => void>();
    const stop = scheduleVacuum(other.db, { every: 5, failed });
    await vi.waitFor(() => expect(failed.mock.calls.length).toBeGreaterThan(1));
    await stop();
  });
});
