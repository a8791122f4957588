import { cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';
import { removeFolder } from '../removeFolder.ts';

/** Path of a folder in `.test`, which the first test that needs it makes. Later tests, and later runs, copy it. */
export const madeOnce = async (
  name: string,
  make: (folder: string) => Promise<void> | void,
): Promise<string> => {
  const made = resolve('.test', name);
  if (existsSync(made)) return made;
  mkdirSync('.test', { recursive: true });
  const making = mkdtempSync(resolve('.test', 'making-'));
  await make(making);
  try {
    renameSync(making, made);
  } catch (error) {
    removeFolder(making);
    // Another process of the run may have made it at the same time.
    if (!existsSync(made)) throw error;
  }
  return made;
};

/** Copies a data folder without its sockets, which are its lock. */
export const copyDataDir = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (file) => !lstatSync(file).isSocket() });
