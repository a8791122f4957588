import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { removeFolder } from '../removeFolder.ts';

const folder = 'src/server/database/migrations';

/** A folder with only the first `count` migrations, which is removed after its use. */
const withMigrations = async (count: number, use: (older: string) => Promise<void>): Promise<void> => {
  const older = mkdtempSync(join(tmpdir(), 'hatkhola-migrations-'));
  try {
    cpSync(folder, older, { recursive: true });
    const file = join(older, 'meta', '_journal.json');
    const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
    writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
    await use(older);
  } finally {
    removeFolder(older);
  }
};

/** Database files of a shop with only the first `count` migrations. */
export const oldShop = async (count: number, statement: string): Promise<Blob> => {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await withMigrations(count, (older) => migrate(drizzle(client), { migrationsFolder: older }));
  await client.exec(statement);
  const files = await client.dumpDataDir('none');
  await client.close();
  return files;
};

/** Makes the empty database of a PostgreSQL server one with only the first `count` migrations. */
export const writeOldShop = async (databaseUrl: string, count: number, statement: string): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await withMigrations(count, (older) => migrateServer(drizzleServer(client), { migrationsFolder: older }));
    await client.query(statement);
  } finally {
    await client.end();
  }
};
