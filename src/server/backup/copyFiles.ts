import { chmod, copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ifMissing } from '../process/ifMissing.ts';

/** Copies the file with this path below the folder `from` into the folder `to`, for this process's user alone. */
export const copyForOwner = async (path: string, from: string, to: string): Promise<void> => {
  await mkdir(dirname(join(to, path)), { recursive: true });
  await copyFile(join(from, path), join(to, path));
  // A copy gets the mode of its original, whatever the umask.
  await chmod(join(to, path), 0o600);
};

/**
 * Copies the files with these paths below the folder `from` into the folder `to`. Leaves out those that are gone: the open shop
 * renames the files of an upload when it is complete, and removes images that nothing shows.
 */
export const copyFiles = async (paths: readonly string[], from: string, to: string): Promise<void> => {
  for (const path of paths) await copyForOwner(path, from, to).catch(ifMissing(undefined));
};
