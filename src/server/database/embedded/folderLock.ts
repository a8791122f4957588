import { createHash, randomBytes } from 'node:crypto';
import { chmod, link, readdir, realpath, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { connectTo, type FolderSocket, listenAt, withShortPath } from './folderSocket.ts';

/**
 * Locks a data folder for one process: two processes on one embedded database corrupt it silently. The holder
 * listens on a Unix socket in the folder. The kernel closes the socket however the process ends, and other processes find
 * it in every container that mounts the folder and under every name of the folder (docs/decisions/0044).
 */
export interface FolderLock {
  /** Sets the listener for processes that connect by `connectToHolder`. */
  answer(listener: (connection: Socket) => void): void;
  /** Unlocks the folder. */
  release(): Promise<void>;
}

// A number of 15 digits is exact in JavaScript.
const holderName = /^lock-(\d{1,15})$/;
const candidateName = /^lock-new-[0-9a-f]+$/;

/** Whether the file belongs to the lock: `lock-7` is the seventh holder's socket, `lock-new-…` the socket of a process that tries. */
export const isLockFile = (name: string): boolean => holderName.test(name) || candidateName.test(name);

/** Number of the newest holder; 0 for a folder that no process has locked yet. */
const newestHolder = async (folder: string): Promise<number> => {
  const names = await readdir(folder);
  const numbers = names.map((name) => Number(holderName.exec(name)?.[1] ?? 0));
  return Math.max(0, ...numbers);
};

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
const isGone = (error: unknown): boolean => codeOf(error) === 'ECONNREFUSED' || codeOf(error) === 'ENOENT';

/** Whether a process listens at the path; true also if it is too busy to accept the connection. */
const isHeld = async (path: string): Promise<boolean> => {
  try {
    const connection = await connectTo(path);
    connection.destroy();
    return true;
  } catch (error) {
    // The socket may belong to another user: whether that process still runs is not known.
    if (codeOf(error) === 'EACCES') throw error;
    return !isGone(error);
  }
};

/** Removes the sockets of earlier holders, and of processes that were killed while they tried. */
const removeOlder = async (folder: string, holder: number): Promise<void> => {
  const names = await readdir(folder);
  const older = names.filter((name) => isLockFile(name) && name !== `lock-${holder}`);
  await Promise.all(older.map((name) => rm(join(folder, name), { force: true })));
};

/**
 * Takes the lock, if the newest holder is gone, by linking this process's socket under the next number. The newest number
 * never falls, and `link` fails when the name exists: of several processes that find the holder gone, one succeeds, and a
 * late one that has linked an older number sees the newer one and gives up (`changed`).
 */
const take = async (folder: string, ownSocket: string): Promise<'taken' | 'held' | 'changed'> => {
  const newest = await newestHolder(folder);
  if (newest > 0 && (await isHeld(join(folder, `lock-${newest}`)))) return 'held';
  const number = newest + 1;
  try {
    await chmod(ownSocket, 0o600);
    await link(ownSocket, join(folder, `lock-${number}`));
  } catch (error) {
    // Another process has taken the number, or has the folder and removed this process's socket.
    if (codeOf(error) === 'EEXIST' || codeOf(error) === 'ENOENT') return 'changed';
    throw error;
  }
  if ((await newestHolder(folder)) > number) {
    await rm(join(folder, `lock-${number}`), { force: true });
    return 'changed';
  }
  await removeOlder(folder, number);
  return 'taken';
};

/** Locks the folder by a socket, and tries again after `changed`; `null` if another process holds the lock. */
const socketLock = async (folder: string): Promise<FolderSocket | null> => {
  const ownSocket = join(folder, `lock-new-${randomBytes(6).toString('hex')}`);
  const socket = await listenAt(ownSocket);
  try {
    const result = await take(folder, ownSocket);
    if (result === 'taken') return socket;
    await socket.close();
    return result === 'held' ? null : await socketLock(folder);
  } catch (error) {
    await socket.close();
    throw error;
  }
};

/**
 * Name of the folder's pipe on Windows; the system gives it to one process only and frees it when that ends. It has a part of a hash,
 * since the name of a pipe can hold no path.
 */
const pipeOf = (folder: string): string =>
  `\\\\.\\pipe\\shop-${createHash('sha256').update(folder).digest('hex').slice(0, 40)}`;

/** Locks the folder by its pipe, on Windows; `null` if another process has the pipe. */
const pipeLock = (folder: string): Promise<FolderSocket | null> =>
  listenAt(pipeOf(folder)).catch((error: unknown) => {
    if (codeOf(error) === 'EADDRINUSE') return null;
    throw error;
  });

/** The sentence for a data folder that another process has locked: a shop, or a command that has opened it without its shop. */
export const folderInUse = (dataDir: string | null): string =>
  `The data folder ${dataDir} is in use by another shop, or by a command such as a backup; stop that shop or wait for the command, or set DATA_DIR to another folder.`;

/** Locks the folder for this process; `null` when another process holds the lock. The folder must exist. */
export const lockFolder = async (folder: string): Promise<FolderLock | null> => {
  const path = await realpath(folder);
  const socket = await (process.platform === 'win32' ? pipeLock(path) : withShortPath(path, socketLock));
  return socket === null ? null : { answer: socket.answer, release: socket.close };
};

/** Connects to the process that holds the folder's lock; `null` when none does. */
export const connectToHolder = async (folder: string): Promise<Socket | null> => {
  try {
    const path = await realpath(folder);
    if (process.platform === 'win32') return await connectTo(pipeOf(path));
    return await withShortPath(path, async (short) =>
      connectTo(join(short, `lock-${await newestHolder(short)}`)),
    );
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
};
