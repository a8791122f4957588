import { createHash } from 'node:crypto';
import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/**
 * Locks a data folder for one process: two processes on one embedded database corrupt it silently.
 * On Linux the lock is an abstract socket, which the kernel releases however the process ends;
 * elsewhere it is a file with the holder's process id.
 */
export interface FolderLock {
  /** Unlocks the folder. */
  release(): Promise<void>;
}

const socketLock = async (folder: string): Promise<FolderLock | null> => {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 40);
  const server = createServer((socket) => socket.destroy());
  const isLocked = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(true) : reject(error),
    );
    server.listen(`\0hatkhola-${name}`, () => resolve(false));
  });
  if (isLocked) return null;
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const fileLock = async (folder: string, secondTry = false): Promise<FolderLock | null> => {
  const file = join(folder, 'shop.pid');
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return { release: () => rm(file, { force: true }) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (secondTry || (holder > 0 && isAlive(holder))) return null;
  await rm(file, { force: true });
  return fileLock(folder, true);
};

/** Locks the folder for this process; `null` when another process holds the lock. The folder must exist. */
export const lockFolder = async (folder: string): Promise<FolderLock | null> => {
  const path = await realpath(folder);
  return process.platform === 'linux' ? socketLock(path) : fileLock(path);
};
