import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseError } from '#server/database/database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { listOrders } from '#server/orders/lists/ordersRepository.ts';
import { onlyPostgresql, type TestDatabase } from '../../../support/servers/testDatabases.ts';
import { storeOrder } from '../../../support/storeOrder.ts';
import { asVersionOne, refusalOfVersionOne } from '../../../support/versionOne.ts';

/** What a newer version leaves in the table of migrations: one of the year 2255, later than all of this version. */
const newerMigration =
  "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)";

describe.each(onlyPostgresql())('the tables of $name', (at) => {
  let made: TestDatabase;
  beforeEach(async () => {
    made = await at.make();
  });
  afterEach(() => made?.remove());

  /** Runs statements on the database after a shop has migrated it. */
  const migrated = async (...statements: readonly string[]): Promise<void> => {
    const { db, close } = await openDatabase(made.settings);
    for (const statement of statements) await db.execute(sql.raw(statement));
    await close();
  };
  const openWithoutMigration = () => openDatabase({ ...made.settings, migrate: false });

  it('OP-3 are not created with MIGRATE=no', async () => {
    await expect(openWithoutMigration()).rejects.toThrow(DatabaseError);
    await expect(openWithoutMigration()).rejects.toThrow(
      'The tables of the database are older than this version of the shop, and MIGRATE is no: run `npm run migrate` as a role that may create tables, then start again.',
    );
  });

  it('OP-3 of a newer version are refused', async () => {
    await migrated(newerMigration);
    const message =
      'The tables of the database are those of a newer version of the shop; start that version.';

    await expect(openDatabase(made.settings)).rejects.toThrow(message);
    await expect(openWithoutMigration()).rejects.toThrow(message);
  });

  it.each([true, false])(
    'CL-3 OP-3 of the next release are used to go back, with migrate %s',
    async (migrate) => {
      await migrated(newerMigration);
      const settings = { ...made.settings, migrate, allowNewerTables: true };
      const { warnings, close } = await openDatabase(settings);
      await close();

      expect(warnings).toEqual([
        'The tables of the database are those of a newer version of the shop, and ALLOW_NEWER_TABLES is yes: this version can use them only if it is the release before.',
      ]);
    },
  );

  it('OP-3 of version 0.1 are refused', async () => {
    await migrated(...asVersionOne);

    await expect(openDatabase(made.settings)).rejects.toThrow(refusalOfVersionOne);
    await expect(openWithoutMigration()).rejects.toThrow(refusalOfVersionOne);
  });

  it('OP-3 that are current open for a role that may create nothing', async () => {
    // All databases of a server share its roles.
    const role = `reader_${Date.now()}`;
    await migrated(
      `create role ${role} login`,
      `grant usage on schema public, drizzle to ${role}`,
      `grant select, insert, update, delete on all tables in schema public to ${role}`,
      `grant select on all tables in schema drizzle to ${role}`,
    );
    const databaseUrl = made.settings.databaseUrl?.replace('postgres@', `${role}@`) ?? null;
    const database = await openDatabase({ ...made.settings, databaseUrl, migrate: false });
    const refused = await database.db.execute(sql`create table forbidden (id int)`).catch(() => 'refused');
    await database.db.execute(sql`insert into secrets values ('a', 'b')`);
    await database.close();
    await migrated(`drop owned by ${role}`, `drop role ${role}`);

    expect({ refused, warnings: database.warnings }).toEqual({ refused: 'refused', warnings: [] });
  });
});

describe.each(onlyPostgresql())('$name where the shop may not create the extension pg_trgm', (at) => {
  it('OP-5 MD-1 opens with a warning, finds orders, and gets the index when the extension is there', async () => {
    const made = await at.make();
    const role = `owner_${Date.now()}`;
    const asAdmin = async (...statements: readonly string[]): Promise<void> => {
      const client = new Client({ connectionString: made.settings.databaseUrl ?? '' });
      await client.connect();
      for (const statement of statements) await client.query(statement);
      await client.end();
    };
    const first = await openDatabase(made.settings);
    await storeOrder(first.db);
    await first.close();
    // The state after the first start of a shop whose role may not create extensions.
    await asAdmin(
      'drop extension pg_trgm cascade',
      `create role ${role} login`,
      `grant usage, create on schema public, drizzle to ${role}`,
      `grant all on all tables in schema public, drizzle to ${role}`,
      `grant all on all sequences in schema drizzle to ${role}`,
      `alter table orders owner to ${role}`,
      `alter table products owner to ${role}`,
      `alter table users owner to ${role}`,
      `alter table audit_entries owner to ${role}`,
    );
    const databaseUrl = made.settings.databaseUrl?.replace('postgres@', `${role}@`) ?? null;
    const open = async ({ migrate }: { readonly migrate: boolean }) => {
      const { db, warnings, close } = await openDatabase({ ...made.settings, databaseUrl, migrate });
      const matching = await listOrders(db, { owner: null, search: 'rahima' });
      const indexes = await db.$count(sql`pg_indexes where indexname like '%_search'`);
      await close();
      return { warnings, matching: matching.total, indexes };
    };
    const reason =
      'lacks the extension pg_trgm or the right to create it: a search of orders, users or the audit log';
    const warnings = [expect.stringMatching(new RegExp(`^PostgreSQL [0-9.]+ ${reason} reads all of them`))];

    expect(await open({ migrate: true })).toEqual({ warnings, matching: 1, indexes: 0 });
    expect(await open({ migrate: false })).toEqual({ warnings, matching: 1, indexes: 0 });
    await asAdmin('create extension pg_trgm');
    // Of orders, users and the audit log.
    expect(await open({ migrate: true })).toEqual({ warnings: [], matching: 1, indexes: 3 });
    await asAdmin(`drop owned by ${role} cascade`, `drop role ${role}`);
    await made.remove();
  });
});
