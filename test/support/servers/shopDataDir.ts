import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { migrationsFolder } from '#server/database/migrate/migrationsFolder.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { copyDataDir, madeOnce } from './madeOnce.ts';
import { newDataDir } from './openShop.ts';

/** Data folders of an embedded shop with tables and no rows of its own; PGlite takes seconds to make one. */

const require = createRequire(import.meta.url);
const manifest = join(dirname(require.resolve('@electric-sql/pglite')), '../package.json');
const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };

/** Name of what is made once from an empty embedded database: it changes with PGlite and with each migration. */
export const madeName = (kind: string): string => {
  const folder = migrationsFolder();
  const digest = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (statSync(join(folder, name)).isFile()) digest.update(name).update(readFileSync(join(folder, name)));
  return `${kind}-${version}-${digest.digest('hex').slice(0, 16)}`;
};

/** Puts the database of a new shop into the folder, which may exist. */
export const fillDataDir = async (dataDir: string): Promise<void> => {
  const made = await madeOnce(madeName('shop'), async (folder) => {
    const { close } = await openDatabase({ databaseUrl: null, dataDir: folder });
    await close();
  });
  copyDataDir(made, dataDir);
};

/** A new data folder with the database of a new shop. */
export const shopDataDir = async (): Promise<string> => {
  const dataDir = newDataDir();
  await fillDataDir(dataDir);
  return dataDir;
};
