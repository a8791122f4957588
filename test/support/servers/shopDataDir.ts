import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '#server/database/migrate/migrationsFolder.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { copyDataDir, madeOnce } from './madeOnce.ts';
import { newDataDir } from './openShop.ts';
import { pgliteVersion } from './testDatabases.ts';

/** Data folders of an embedded shop with tables and no rows of its own; PGlite takes seconds to make one. */

/** Changes with each migration. */
const migrationsDigest = (): string => {
  const folder = migrationsFolder();
  const digest = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (statSync(join(folder, name)).isFile()) digest.update(name).update(readFileSync(join(folder, name)));
  return digest.digest('hex').slice(0, 16);
};

/** Puts the database of a new shop into the folder, which may exist. */
export const fillDataDir = async (dataDir: string): Promise<void> => {
  const made = await madeOnce(`shop-${pgliteVersion}-${migrationsDigest()}`, async (folder) => {
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
