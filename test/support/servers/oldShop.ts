import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { removeFolder } from '../removeFolder.ts';

const folder = 'src/server/database/migrations';

/** Database files of a shop with only the first `count` migrations. */
export const oldShop = async (count: number, statement: string): Promise<Blob> => {
  const older = mkdtempSync(join(tmpdir(), 'hatkhola-migrations-'));
  cpSync(folder, older, { recursive: true });
  const file = join(older, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await migrate(drizzle(client), { migrationsFolder: older });
  await client.exec(statement);
  const files = await client.dumpDataDir('none');
  await client.close();
  removeFolder(older);
  return files;
};
