import { chmod, lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../errors/startError.ts';
import { ifMissing } from './ifMissing.ts';
import { makeFolder } from './makeFolder.ts';

/**
 * Protects the data folder from other users of the machine: it holds the keys for tokens and secrets, passwords of the
 * emulator's accounts, and customers' addresses. Does nothing on Windows, which has no such file modes.
 */

/** Folders that the shop creates in its data folder. */
const ownFolders = ['accounts', 'audits', 'database', 'emulator', 'pictures', 'secrets'];

const restrict = async (path: string): Promise<void> => {
  const stats = await lstat(path);
  const isFolder = stats.isDirectory();
  // A link may point out of the folder.
  if (!isFolder && !stats.isFile()) return;
  const mode = isFolder ? 0o700 : 0o600;
  if ((stats.mode & 0o777) !== mode) await chmod(path, mode);
  if (isFolder) for (const name of await readdir(path)) await restrictPresent(join(path, name));
};

/** Ignores missing files: a running shop may delete files in the meantime. */
const restrictPresent = (path: string): Promise<void> => restrict(path).catch(ifMissing(undefined));

/** Whether only the shop uses the folder. The mode of a shared one, such as `/srv`, does not change. */
const isOwn = async (folder: string): Promise<boolean> => {
  const names = await readdir(folder);
  const { uid } = await stat(folder);
  const isOfThisUser = uid === process.getuid?.();
  return isOfThisUser && names.every((name) => ownFolders.includes(name));
};

/**
 * Sets mode 0700 on folders and 0600 on files: on existing ones and, by the umask of this process, on those that it
 * creates later (PGlite ignores the umask: `ownerNodeFs.ts`). Creates the data folder if it is missing. Throws a StartError when it
 * cannot be made or the modes cannot be set.
 */
export const restrictAccess = async (dataDir: string): Promise<void> => {
  if (process.platform === 'win32') return;
  process.umask(0o077);
  try {
    await makeFolder(dataDir);
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${dataDir} cannot be made (${code} at ${path}); set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
  try {
    if (await isOwn(dataDir)) await chmod(dataDir, 0o700);
    for (const name of ownFolders) {
      // The folder itself may be a link, such as `pictures` on another disk; links inside it are left alone.
      const folder = await realpath(join(dataDir, name)).catch(ifMissing(null));
      if (folder !== null) await restrictPresent(folder);
    }
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    throw new StartError(
      `The data folder ${dataDir} cannot be kept from other users of this machine (${code} at ${path}); give it to the user who runs the shop, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
};
