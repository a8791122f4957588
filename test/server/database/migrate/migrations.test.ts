import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, DatabaseError } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate/migrate.ts';
import { migrationsFolder } from '#server/database/migrate/migrationsFolder.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { queryRows } from '#server/database/queries/queryRows.ts';
import { listOrders } from '#server/orders/lists/ordersRepository.ts';
import { removeFolder } from '../../../support/removeFolder.ts';
import { type TestDatabase, testDatabases } from '../../../support/servers/testDatabases.ts';
import { storeOrder } from '../../../support/storeOrder.ts';

const folder = 'src/server/database/migrations';

/** SHA-256 of every migration of a release, which never changes: shops have applied it. */
const published: readonly (readonly [file: string, hash: string])[] = [
  ['0000_shop.sql', '0ffaf9bc76f28b22299ca1a47f72ab3811ca9015505c139362726f76b8076ac2'],
];

/** What the code of the release before does not survive: it reads every column, and fills only those that it knows. */
const breaking: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a table, column or type that is gone', /\bdrop (table|column|type|view|schema|sequence)\b/i],
  ['another name', /\brename\b/i],
  ['another type', /\balter column \S+ (set data )?type\b/i],
  ['a column that must be filled', /\badd column\b(?!.*\bdefault\b).*\bnot null\b/i],
  ['a column that must be filled from now on', /\balter column \S+ (set not null|drop default)\b/i],
];

/** Statements of the migration that break the release before. */
const breakingIn = (statements: string): string[] =>
  statements
    .split('--> statement-breakpoint')
    .flatMap((statement) =>
      breaking.filter(([, pattern]) => pattern.test(statement.replace(/\s+/g, ' '))).map(([what]) => what),
    );

describe('migrations', () => {
  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "total";', ['a table, column or type that is gone']],
    ['ALTER TABLE "orders" RENAME COLUMN "total" TO "sum";', ['another name']],
    ['ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint;', ['another type']],
    ['ALTER TABLE "orders" ADD COLUMN "vat" integer NOT NULL;', ['a column that must be filled']],
    ['ALTER TABLE "orders" ALTER COLUMN "vat" SET NOT NULL;', ['a column that must be filled from now on']],
    ['ALTER TABLE "orders" ADD COLUMN "vat" integer DEFAULT 0 NOT NULL;', []],
    [
      'ALTER TABLE "orders" ADD COLUMN "vat" integer;--> statement-breakpoint\nDROP INDEX "orders_number";',
      [],
    ],
  ])('CL-3 break the release before, or not: %s', (statements, found) => {
    expect(breakingIn(statements)).toEqual(found);
  });

  it('CL-3 work with the release before: they take nothing away that its code reads or leaves out', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.sql') && file !== '0000_shop.sql');
    const broken = files.flatMap((file) =>
      breakingIn(readFileSync(join(folder, file), 'utf8')).map((what) => `${file}: ${what}`),
    );

    // Otherwise a renamed folder would pass.
    expect(files).not.toEqual([]);
    expect(broken).toEqual([]);
  });

  it.each(published)('OP-3 keep %s as published', (file, hash) => {
    expect(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ).toBe(hash);
  });
});

describe.each(testDatabases())('a migration of a later version on $name', ({ make }) => {
  let later: string;
  let made: TestDatabase;
  let database: Database;
  beforeAll(() => {
    later = mkdtempSync(join(tmpdir(), 'hatkhola-migrations-'));
    cpSync(migrationsFolder(), later, { recursive: true });
    const file = join(later, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { when: number }[] };
    const [last] = journal.entries.toReversed();
    const entry = { ...last, idx: journal.entries.length, when: (last?.when ?? 0) + 1, tag: '9999_later' };
    writeFileSync(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
    appendFileSync(
      join(later, '9999_later.sql'),
      `ALTER TABLE "orders" ADD COLUMN "courier" text DEFAULT 'own' NOT NULL;--> statement-breakpoint
      UPDATE "orders" SET "courier" = 'other' WHERE "total" > 0;`,
    );
  });
  beforeEach(async () => {
    made = await make();
    database = await openDatabase(made.settings);
    await storeOrder(database.db);
  });
  afterEach(async () => {
    await database?.close();
    await made?.remove();
  });
  afterAll(() => removeFolder(later));

  const couriers = () => queryRows<{ courier: string }>(database.db, sql`select courier from orders`);

  it('OP-3 is applied once to a shop with orders, which keep all they have', async () => {
    const before = await listOrders(database.db, { owner: null });
    // Without a warning.
    expect(await migrate(database.db, later)).toEqual([]);
    await database.db.execute(sql`update orders set courier = 'chosen'`);
    expect(await migrate(database.db, later)).toEqual([]);

    expect(before.total).toBe(1);
    expect(await listOrders(database.db, { owner: null })).toEqual(before);
    expect(await couriers()).toEqual([{ courier: 'chosen' }]);
  });

  it('OP-3 is applied by one of several processes that start at once', async () => {
    await Promise.all([1, 2, 3].map(() => migrate(database.db, later)));

    expect(await couriers()).toEqual([{ courier: 'other' }]);
  });

  it('OP-3 leaves tables that this version refuses', async () => {
    await migrate(database.db, later);

    await expect(migrate(database.db)).rejects.toThrow(DatabaseError);
    await expect(migrate(database.db)).rejects.toThrow(/those of a newer version of the shop/);
  });
});
