import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../../startError.ts';

// In the sources the folder is beside that of this file; in dist/server beside the bundle or above its chunks.
const moduleFolder = fileURLToPath(new URL('.', import.meta.url));
const parents = [moduleFolder, join(moduleFolder, '..')];

/** Path of the folder with the database's migrations; throws a StartError when it is missing. */
export const migrationsFolder = (): string => {
  const folder = parents
    .map((parent) => join(parent, 'migrations'))
    .find((candidate) => existsSync(join(candidate, 'meta', '_journal.json')));
  if (folder === undefined)
    throw new StartError(`The database migrations are missing beside ${moduleFolder}.`);
  return folder;
};

/** Part of the file names of the migrations with the order transition constraints, the published ones included. */
export const constraintsMigration = 'move_fence';

/** Part of the file name of the migration with the index of the order search. */
export const orderSearchMigration = 'order_search';

/** Part of the file names of the migrations that create and drop an index of the product search, which no query needs. */
export const productSearchMigration = 'product_search';

/** Part of the file name of the migration with the triggers that count the writes of products. */
export const productWritesMigration = 'product_write_triggers';

/** Part of the file name of the migration with the triggers that store the numbers of orders. */
export const countsMigration = 'order_count_triggers';

/** Part of the file name of the migration that keeps entries of the audit log from being changed. */
export const auditMigration = 'audit_append_only';

/** Path of the newest migration with the name; `null` without one. */
export const latestMigration = (name: string): string | null => {
  const folder = migrationsFolder();
  const file = readdirSync(folder)
    .filter((candidate) => candidate.endsWith(`_${name}.sql`))
    .toSorted()
    .at(-1);
  return file === undefined ? null : join(folder, file);
};
