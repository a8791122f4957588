import { mkdir, readdir, readFile, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The emulator's accounts on disk: folders `DATA_DIR/accounts/NUMBER`, the highest number is the newest.
 * An export is completed by one rename, so a crash leaves the previous one intact. A power cut or a full disk can still
 * break the newest, since nothing is flushed; therefore the one before it is kept.
 */
export interface AccountExports {
  /** The newest export that can be read, or `null` when there is none. */
  newest: () => Promise<string | null>;
  /** Calls `write` with a path for a new export and makes that the newest. Of the earlier exports it keeps the newest readable one. */
  add: (write: (folder: string) => Promise<void>) => Promise<void>;
}

const accountsFile = (folder: string): string => join(folder, 'auth_export', 'accounts.json');

const readJson = async (file: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;

/** Whether firebase-tools can import the folder: both files that it reads are complete. */
const isReadable = async (folder: string): Promise<boolean> => {
  try {
    await readJson(join(folder, 'firebase-export-metadata.json'));
    const { users } = await readJson(accountsFile(folder));
    return Array.isArray(users);
  } catch {
    return false;
  }
};

/** Numbers of the exports in the folder, the newest first. */
const numbersIn = async (folder: string): Promise<number[]> => {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => b - a);
};

/** Bytes that an export may need beyond the accounts of the last one. */
const spareBytes = 1024 * 1024;

/**
 * Throws while the disk may have no space for an export as large as the last one. firebase-tools ends itself when it cannot write
 * one, and would lose the accounts that the last one lacks.
 */
const refuseFullDisk = async (folder: string, lastExport: string | null): Promise<void> => {
  const lastBytes = lastExport === null ? 0 : (await stat(accountsFile(lastExport))).size;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < lastBytes + spareBytes) throw new Error('The disk is full.');
};

/** The exports in the folder, which is created with the first one. `warn` is called for each broken export. */
export const accountExports = (folder: string, warn: (message: string) => void): AccountExports => {
  const pathOf = (number: number): string => join(folder, String(number));
  const newestReadable = async (): Promise<number | null> => {
    for (const number of await numbersIn(folder)) {
      if (await isReadable(pathOf(number))) return number;
      warn(`The accounts in ${pathOf(number)} cannot be read; the export before it is used.`);
    }
    return null;
  };
  return {
    newest: async () => {
      const number = await newestReadable();
      return number === null ? null : pathOf(number);
    },
    add: async (write) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, 'unfinished');
      await rm(unfinished, { recursive: true, force: true });
      const keptNumber = await newestReadable();
      await refuseFullDisk(folder, keptNumber === null ? null : pathOf(keptNumber));
      await write(unfinished);
      const olderNumbers = await numbersIn(folder);
      const lastNumber = olderNumbers[0] ?? 0;
      await rename(unfinished, pathOf(lastNumber + 1));
      const removedNumbers = olderNumbers.filter((number) => number !== keptNumber);
      await Promise.all(removedNumbers.map((number) => rm(pathOf(number), { recursive: true, force: true })));
    },
  };
};
