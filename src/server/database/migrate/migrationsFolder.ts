import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from '../../errors/startError.ts';

// In the sources `migrations` is beside this file's folder; in dist/server it is beside the bundle, above its chunks.
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

/** Paths of the migrations, oldest first. */
export const migrationFiles = (): string[] => {
  const folder = migrationsFolder();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => join(folder, name));
};
