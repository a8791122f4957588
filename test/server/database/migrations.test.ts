import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/openDatabase.ts';
import { removedAddresses, users } from '#server/database/schema.ts';

const folder = 'src/server/database/migrations';

/** Database files of a shop with only the first `count` migrations. */
const oldShop = async (count: number, statement: string): Promise<Blob> => {
  const older = mkdtempSync(join(tmpdir(), 'hatkhola-migrations-'));
  cpSync(folder, older, { recursive: true });
  const file = join(older, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder: older });
  await client.exec(statement);
  const files = await client.dumpDataDir('none');
  await client.close();
  rmSync(older, { recursive: true, force: true });
  return files;
};

describe('migrations', () => {
  it('US-3 bring a shop up to date that removed accounts before addresses were kept', async () => {
    const files = await oldShop(
      3,
      `insert into users values
        ('${'1'.repeat(24)}', 'here', 'here@people.example', 'Here', 'admin', now(), null),
        ('${'2'.repeat(24)}', 'gone', '', '', 'customer', now(), now())`,
    );
    const { db, close } = await openDatabase({ databaseUrl: null, dataDir: null, files });
    const rows = await db.select({ uid: users.uid, role: users.role }).from(users).orderBy(users.id);
    const addresses = await db.select().from(removedAddresses);
    await close();

    expect(rows).toEqual([
      { uid: 'here', role: 'admin' },
      { uid: 'gone', role: 'customer' },
    ]);
    expect(addresses).toEqual([]);
  });
});
