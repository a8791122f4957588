import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from '../database.ts';
import { isLockFile } from './folderLock.ts';

/**
 * Name of a file that tells a new database folder from a damaged one. PGlite takes a second to fill a new folder, and the
 * folder holds this file until then: with it, the first start was interrupted; without it, a database has lost files.
 */
const unfinishedMarker = 'unfinished';

/**
 * Makes the folder ready for PGlite: empties one that PGlite has not finished filling, marks an empty one. The caller
 * has locked the folder. Throws a DatabaseError for a folder with files that are no database.
 */
export const prepareFolder = async (folder: string): Promise<void> => {
  const allNames = await readdir(folder);
  const names = allNames.filter((name) => !isLockFile(name));
  if (names.length === 0) {
    await writeFile(join(folder, unfinishedMarker), '');
    return;
  }
  if (names.includes(unfinishedMarker)) {
    // No data is lost: the marker is removed before the database takes its first row.
    const leftovers = names.filter((name) => name !== unfinishedMarker);
    await Promise.all(leftovers.map((name) => rm(join(folder, name), { recursive: true })));
    return;
  }
  if (!names.includes('PG_VERSION'))
    throw new DatabaseError(
      `The folder ${folder} has files but no database in it (PG_VERSION is missing): restore a backup into another DATA_DIR, or move the folder away to begin with an empty shop.`,
    );
};

/** Removes the marker of a new folder, if it is one: from now on its files are a database. */
export const removeUnfinishedMarker = (folder: string): Promise<void> =>
  rm(join(folder, unfinishedMarker), { force: true });
