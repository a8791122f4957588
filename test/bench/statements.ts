import { loadavg } from 'node:os';
import { eq } from 'drizzle-orm';
import { applyStatementCall, checkStatementCall } from '#contract/consignments/statements.ts';
import { toPoisha } from '#domain/values/money.ts';
import { afterCashEvent, newCash } from '#machines/cashMoves.ts';
import { appendCashMoves } from '#server/cash/appendCashMoves.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { insertMany } from '#server/database/queries/insertMany.ts';
import { newId } from '#server/database/queries/newId.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { consignments } from '#server/database/schema/schema.ts';
import { openStatementShop, statementCsv } from '../support/servers/statementShop.ts';
import { onDatabase, startPostgresql } from '../support/servers/testDatabases.ts';

/**
 * `npm run bench:statements`: a statement of 5,000 lines, checked and applied over HTTP, and its payout confirmed (CA-3, CA-4), on
 * both databases. Shop and staff are this process.
 */

const lines = 5000;
/** Seconds. */
const aims = { check: 2, apply: 5 };

const write = (...cells: readonly string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);

const invoiceOf = (index: number): string => `HK-PARCEL-${String(index).padStart(5, '0')}`;

const timed = async <Result>(work: () => Promise<Result>): Promise<readonly [Result, number]> => {
  const started = performance.now();
  const result = await work();
  return [result, (performance.now() - started) / 1000];
};

const shown = (seconds: number, aim: number): string =>
  `${seconds.toFixed(2)} s${seconds > aim ? ' (misses the aim)' : ''}`;

const measure = async (name: string, settings: DatabaseSettings): Promise<void> => {
  const shop = await openStatementShop(onDatabase({ settings, remove: async () => undefined }));
  const { api, tokens } = shop;
  const [order, at] = [await shop.confirmed(), api.now()];
  const [model] = await api.db
    .select()
    .from(consignments)
    .where(eq(consignments.id, (await shop.give(order)).id));
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
  await transaction(api.db, async (tx) => {
    await insertMany(tx, consignments, rows);
    await appendCashMoves(
      tx,
      rows.map(({ id }) => ({
        before: { ...newCash, consignmentId: id, moves: 0, heldSince: null },
        moves: [{ ...collect, after }],
      })),
      { role: 'courier', uid: 'courier:steadfast', name: 'Steadfast', at },
    );
  });
  const body = shop.bodyOf(statementCsv(rows.map(({ invoice, amount }) => [invoice, amount])));
  const [check, checked] = await timed(() => api.call(checkStatementCall, { body, token: tokens.staff }));
  const [statement, applied] = await timed(() =>
    api.call(applyStatementCall, { body: { ...body, digest: check.digest }, token: tokens.staff }),
  );
  const [, paid] = await timed(() => shop.pay(statement.data.id, check.net));
  const cells = [shown(checked, aims.check), shown(applied, aims.apply), shown(paid, aims.apply)];
  write(name, String(check.sums[0]?.lines), ...cells, (loadavg()[0] ?? 0).toFixed(1));
  await api.close();
};

write('database', 'equal lines', 'check', 'apply', 'payout', 'load');
write(...Array.from({ length: 6 }, () => '---'));
const postgresql = await startPostgresql();
await measure('PGlite', { databaseUrl: null, dataDir: null });
if (postgresql !== null) await measure('PostgreSQL', { databaseUrl: postgresql, dataDir: null });
process.exit(0);
