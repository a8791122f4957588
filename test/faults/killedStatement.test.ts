import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  cashEntries,
  cashMoves,
  cashStatementLines,
  cashStatements,
} from '#server/database/schema/schema.ts';
import { postgresqlPrograms, startPostgresServer } from '../support/servers/postgresServer.ts';
import { openStatementShop } from '../support/servers/statementShop.ts';
import { onDatabase } from '../support/servers/testDatabases.ts';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const program = fileURLToPath(new URL('applyAndDie.ts', import.meta.url));
const bin = postgresqlPrograms();

const applyIn = (url: string, invoice: string): ChildProcess =>
  spawn(process.execPath, ['--import', tsx, program], {
    env: { PATH: process.env.PATH, DATABASE_URL: url, INVOICE: invoice },
    stdio: 'inherit',
  });

describe.skipIf(bin === null)('a statement whose process is killed while it is applied', () => {
  it('CA-3 is applied wholly or not at all, and can be applied again', async () => {
    const server = await startPostgresServer(bin ?? '');
    onTestFinished(() => server.close());
    const settings = { databaseUrl: server.url, dataDir: null };
    const shop = await openStatementShop(onDatabase({ settings, remove: async () => undefined }));
    onTestFinished(shop.api.close);
    const { db } = shop.api;
    const parcel = await shop.parcelIn('delivered');
    const before = await shop.cashOf(parcel);
    // The audit log is written last: there the transaction waits to be killed.
    await db.execute(sql`create function wait_here() returns trigger language plpgsql as $$
      begin perform pg_sleep(60); return new; end $$`);
    await db.execute(
      sql`create trigger wait_here before insert on audit_entries for each row execute function wait_here()`,
    );
    const count = async () => ({
      statements: await db.$count(cashStatements),
      lines: await db.$count(cashStatementLines),
      moves: await db.$count(cashMoves),
      entries: await db.$count(cashEntries),
    });
    const counted = await count();

    const killed = applyIn(server.url, parcel.invoice);
    await vi.waitFor(
      async () => {
        const { rows } = await db.execute(
          sql`select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`,
        );
        if (rows.length === 0) throw new Error('The transaction has not come to its end yet.');
      },
      { timeout: 60_000, interval: 50 },
    );
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    await db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`,
    );
    await vi.waitFor(
      async () => {
        await db.execute(sql`drop trigger if exists wait_here on audit_entries`);
      },
      { timeout: 20_000, interval: 100 },
    );

    expect(await count()).toEqual(counted);
    expect(await shop.cashOf(parcel)).toEqual(before);

    const again = applyIn(server.url, parcel.invoice);
    expect(await once(again, 'exit')).toEqual([0, null]);
    expect(await count()).toEqual({
      statements: counted.statements + 1,
      lines: counted.lines + 1,
      moves: counted.moves + 1,
      entries: counted.entries + 1,
    });
    expect((await shop.cashOf(parcel)).state).toBe('remitted');
  });
});
