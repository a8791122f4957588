import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { applyStatementCall, checkStatementCall } from '#contract/consignments/statements.ts';
import { statementLimits } from '#domain/statements/statementTable.ts';
import { toPoisha } from '#domain/values/money.ts';
import { afterCashEvent, newCash } from '#machines/cashMoves.ts';
import { appendCashMoves } from '#server/cash/appendCashMoves.ts';
import { insertMany } from '#server/database/queries/insertMany.ts';
import { newId } from '#server/database/queries/newId.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { consignments } from '#server/database/schema/schema.ts';
import { openStatementShop, type StatementShop, statementCsv } from '../support/servers/statementShop.ts';
import { type DatabaseTarget, testDatabases } from '../support/servers/testDatabases.ts';

/**
 * `npm run bench:statements`: statements of 5,000 lines and of as many as one may have, checked and applied over HTTP, and their payouts
 * confirmed (CA-3, CA-4), on both databases. Shop and staff are this process.
 */

/** Seconds for a statement of 5,000 lines. The largest one only has to be applied. */
const aims = { check: 2, apply: 5 };
const aimedLines = 5000;

const write = (...cells: readonly string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);

/** How long the work takes, and the longest time for which this process answers nobody. Both are seconds. */
interface Times {
  readonly total: number;
  readonly silent: number;
}

const timed = async <Result>(work: () => Promise<Result>): Promise<readonly [Result, Times]> => {
  // PGlite holds this process up for longer than a connection stays open: the next call must not use one that has ended.
  await pause(100);
  const delays = monitorEventLoopDelay();
  delays.enable();
  const started = performance.now();
  const result = await work();
  const total = (performance.now() - started) / 1000;
  delays.disable();
  return [result, { total, silent: delays.max / 1e9 }];
};

const shown = ({ total, silent }: Times, aim: number): string =>
  `${total.toFixed(2)} s${total > aim ? ' (misses the aim)' : ''}, ${silent.toFixed(2)} s silent`;

const invoiceOf = (index: number): string => `HK-PARCEL-${String(index).padStart(5, '0')}`;

/** Delivered parcels, as many as that, for each of which the courier has collected the amount. */
const addParcels = async ({ api, confirmed, give }: StatementShop, lines: number) => {
  const [order, at] = [await confirmed(), api.now()];
  const [model] = await api.db
    .select()
    .from(consignments)
    .where(eq(consignments.id, (await give(order)).id));
  if (model === undefined) throw new Error('The parcel is not there.');
  const rows = Array.from({ length: lines }, (_, index) => ({
    ...model,
    id: newId(at),
    orderId: null,
    requestKey: null,
    invoice: invoiceOf(index),
    stage: 'delivered' as const,
  }));
  const entries = [{ kind: 'collect' as const, amount: toPoisha(model.amount) }];
  const collect = { type: 'COLLECT' as const, entries };
  const after = afterCashEvent(newCash, { ...collect, by: 'courier', at: at.toISOString() });
  if (after === null) throw new Error('The machine refuses the collection.');
  // In parts, each of which is well within the limits of a transaction.
  for (let start = 0; start < lines; start += 2500) {
    const part = rows.slice(start, start + 2500);
    await transaction(api.db, async (tx) => {
      await insertMany(tx, consignments, part);
      await appendCashMoves(
        tx,
        part.map(({ id }) => ({
          before: { ...newCash, consignmentId: id, moves: 0, heldSince: null },
          moves: [{ ...collect, after }],
        })),
        { role: 'courier', uid: 'courier:steadfast', name: 'Steadfast', at },
      );
    });
  }
  return rows;
};

const measure = async (database: DatabaseTarget, lines: number): Promise<void> => {
  const shop = await openStatementShop(database);
  const { api, tokens } = shop;
  const rows = await addParcels(shop, lines);
  const [checkAim, applyAim] = lines === aimedLines ? [aims.check, aims.apply] : [Infinity, Infinity];
  const body = shop.bodyOf(statementCsv(rows.map(({ invoice, amount }) => [invoice, amount])));
  const [check, checked] = await timed(() => api.call(checkStatementCall, { body, token: tokens.staff }));
  const [statement, applied] = await timed(() =>
    api.call(applyStatementCall, { body: { ...body, digest: check.digest }, token: tokens.staff }),
  );
  const [paid, confirmed] = await timed(() => shop.pay(statement.data.id, check.net));
  if (paid.status !== 200) throw new Error(`The payout is refused with ${paid.status}.`);
  const cells = [shown(checked, checkAim), shown(applied, applyAim), shown(confirmed, applyAim)];
  write(database.name, String(check.sums[0]?.lines), ...cells, (loadavg()[0] ?? 0).toFixed(1));
  await api.close();
};

write('database', 'equal lines', 'check', 'apply', 'payout', 'load');
write(...Array.from({ length: 6 }, () => '---'));
for (const database of testDatabases())
  for (const lines of [aimedLines, statementLimits.lines]) await measure(database, lines);
process.exit(0);
