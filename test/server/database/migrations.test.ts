import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/openDatabase.ts';
import { removedAddresses, users } from '#server/database/schema.ts';
import { removeFolder } from '../../support/removeFolder.ts';

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
  removeFolder(older);
  return files;
};

/** SHA-256 of every migration that existing shops have applied. */
const published: readonly (readonly [file: string, hash: string])[] = [
  ['0000_shop.sql', 'cf97434d6e631a3ba47c737ca2e07aabf7aa6271907bb52e7cd3c3e7f723fe9f'],
  ['0001_delivered_orders.sql', 'c6c281dc5c461daf3f6da2a7b9befac33cba756b2d050ab2d8a2fe19ade0a8d6'],
  ['0002_move_fence.sql', '8138ff73538d9619dcee52e29fc9f14884a6b74a062be9e0ce9daea3961c60d3'],
  ['0003_removed_addresses.sql', '92bc92f5baf5114f734a3ca78e61b9fb6468cd2390a06f6c4f1c1bf7420b309e'],
  ['0004_move_fence.sql', '31fa89a2012b78aeb01f34aa2f89f61957efe2ab99479c7e2199f23a3f3577f0'],
];

describe('migrations', () => {
  it.each(published)('keep %s as published', (file, hash) => {
    expect(
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ).toBe(hash);
  });

  it('US-3 update a shop that removed accounts before their addresses were stored', async () => {
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
