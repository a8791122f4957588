import { asc, isNull, sql } from 'drizzle-orm';
import { searchKey } from '#domain/orderSearch.ts';
import type { Db } from '../database/openDatabase.ts';
import { queryRows } from '../database/queries/queryRows.ts';
import { transaction } from '../database/queries/transaction.ts';
import { orders } from '../database/schema/schema.ts';
import { repeatTask } from '../repeatTask.ts';
import { drawOrderNumber, isNumberTaken } from './drawOrderNumber.ts';

/**
 * Numbers the orders that a version without order numbers has placed: those of an older shop, and those of an old
 * process during a rolling update (ADR 0076).
 */

/** Orders per statement: some 50 ms on the embedded database, for which other requests wait. */
const batch = 200;

/** Orders without a number, oldest first. */
const readUnnumbered = (db: Db) =>
  db
    .select({ id: orders.id, name: orders.name })
    .from(orders)
    .where(isNull(orders.number))
    .orderBy(asc(orders.id))
    .limit(batch);

/** Gives each row a drawn number, except rows whose number is taken; returns how many have got one. */
const numberRows = async (
  db: Db,
  rows: readonly { readonly id: string; readonly name: string }[],
  draw: () => string,
): Promise<number> => {
  const drawn = new Map(rows.map(({ id, name }) => [draw(), { id, name_key: searchKey(name) }]));
  const json = JSON.stringify([...drawn].map(([number, row]) => ({ ...row, number })));
  const numbered = await transaction(db, (tx) =>
    queryRows<{ id: string }>(
      tx,
      sql`update ${orders} set number = drawn.number, name_key = drawn.name_key
        from json_to_recordset(${json}::json) as drawn(id text, number text, name_key text)
        where orders.id = drawn.id and orders.number is null
          and not exists (select from orders taken where taken.number = drawn.number)
        returning orders.id`,
    ),
  );
  return numbered.length;
};

/** Numbers all orders without a number until `signal` is aborted; returns how many have got one. */
export const numberOrders = async (
  db: Db,
  { draw = drawOrderNumber, signal }: { draw?: () => string; signal?: AbortSignal } = {},
): Promise<number> => {
  let count = 0;
  for (;;) {
    const rows = await readUnnumbered(db);
    if (rows.length === 0 || signal?.aborted === true) return count;
    try {
      count += await numberRows(db, rows, draw);
    } catch (error) {
      // Another process has taken one of the numbers since the statement began.
      if (!isNumberTaken(error)) throw error;
    }
  }
};

/**
 * Numbers the orders without a number now and every `every` milliseconds. The returned function stops that after the
 * statement in progress.
 */
export const scheduleNumbering = (
  db: Db,
  { every, failed }: { every: number; failed: (error: unknown) => void },
): (() => Promise<void>) => {
  const closing = new AbortController();
  const stop = repeatTask(() => numberOrders(db, { signal: closing.signal }), {
    every,
    failed,
    startsNow: true,
  });
  return () => {
    closing.abort();
    return stop();
  };
};
