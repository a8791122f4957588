import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { listHeldParcelsCall, readCashOutstandingCall } from '#contract/cash/cashOutstanding.ts';
import { listConsignmentsCall } from '#contract/consignments/consignments.ts';
import type { DatabaseSettings } from '#server/database/database.ts';
import { queryRows } from '#server/database/queries/queryRows.ts';
import { openParcelShop } from '../support/servers/parcelShop.ts';
import { onDatabase, startPostgresql } from '../support/servers/testDatabases.ts';
import { median } from './median.ts';

/**
 * `npm run bench:outstanding`: who holds how much since when (CA-5), over HTTP with 100,000 parcels, of which one in five or all
 * have open money, on both databases, with the plan of the sum.
 */

const parcels = 100_000;
const runs = 11;
/** Milliseconds. */
const aim = 200;

const write = (...cells: readonly string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);

/** Parcels of the last 60 days with their ledger; every `open`th has money that its courier holds. */
const seed = (open: number) => [
  sql`insert into consignments (id, order_number, recipient_name, recipient_phone, courier, rider, invoice, tracking_code,
      amount, weight, note, stage, is_exchange, created_at, created_by_uid, created_by, stage_at, revision)
    select lpad(to_hex(n), 24, '0'), 'HK-' || n, 'Rahima Khatun', '01711000222',
      (array['steadfast', 'pathao', 'redx', 'ownRider'])[1 + n % 4], case n % 4 when 3 then 'Rider ' || n % 20 end,
      'HK-' || n, 'T' || n, 1310, 500, '', 'delivered', false, now() - n * interval '51 seconds', 's', 'staff', now(), 1
    from generate_series(1, ${parcels}) n`,
  sql`insert into cash_moves (consignment_id, position, event, from_state, to_state, unremitted, outstanding, by_role, by_uid, by_name, at, reason)
    select id, 0, 'COLLECT', 'due', 'collected', 131000, 131000, 'courier', 'c', 'c', created_at, '' from consignments
    where ('x' || right(id, 7))::bit(28)::int % ${open} = 0`,
  sql`insert into cash_entries (consignment_id, move, kind, amount) select consignment_id, 0, 'collect', 131000 from cash_moves`,
  sql`update consignments set cash_state = 'collected', cash_moves = 1, unremitted = 131000, outstanding = 131000, held_since = at
    from cash_moves where consignment_id = id`,
];

const measure = async (name: string, settings: DatabaseSettings, open: number): Promise<void> => {
  const { api, tokens } = await openParcelShop(onDatabase({ settings, remove: async () => undefined }));
  const { db } = api;
  // The constraints are deferred to the end of a transaction and compare each parcel: minutes for so many.
  const setTriggers = async (state: 'enable' | 'disable'): Promise<void> => {
    for (const table of ['consignments', 'cash_moves', 'cash_entries'])
      await db.execute(sql.raw(`alter table ${table} ${state} trigger user`));
  };
  await setTriggers('disable');
  for (const statement of seed(open)) await db.execute(statement);
  await setTriggers('enable');
  await db.execute(sql`vacuum analyze consignments`);
  const token = tokens.staff;
  const calls = {
    sum: () => api.call(readCashOutstandingCall, { token }),
    parcelsOfOne: () => api.call(listHeldParcelsCall, { query: { courier: 'steadfast' }, token }),
    list: () =>
      api.call(listConsignmentsCall, {
        query: { courier: 'steadfast', heldAge: 'over14', limit: 50 },
        token,
      }),
  };
  for (const [call, send] of Object.entries(calls)) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const started = performance.now();
      await send();
      times.push(performance.now() - started);
    }
    const [middle, slowest] = [median(times), Math.max(...times)];
    const held = String(Math.floor(parcels / open));
    const verdict = middle > aim ? ' (misses the aim)' : '';
    write(
      name,
      held,
      call,
      `${middle.toFixed(0)} ms${verdict}`,
      `${slowest.toFixed(0)} ms`,
      (loadavg()[0] ?? 0).toFixed(1),
    );
  }
  const plan = await queryRows<Record<string, string>>(
    db,
    sql`explain (analyze, buffers, costs off) select courier, rider, held_since > now() - interval '3 days', count(*), sum(outstanding)
      from consignments where held_since is not null group by 1, 2, 3`,
  );
  process.stderr.write(`${name}\n${plan.map((row) => Object.values(row).join()).join('\n')}\n`);
  await api.close();
};

write('database', 'parcels with open money', 'call', 'median', 'slowest', 'load');
write(...Array.from({ length: 6 }, () => '---'));
for (const open of [5, 1]) {
  await measure('PGlite', { databaseUrl: null, dataDir: null }, open);
  const postgresql = await startPostgresql();
  if (postgresql !== null) await measure('PostgreSQL', { databaseUrl: postgresql, dataDir: null }, open);
}
process.exit(0);
