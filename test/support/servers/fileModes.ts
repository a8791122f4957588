import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every folder and file in the folder, including the folder itself. */
export const allIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

/** Folders without mode 0700 and files without mode 0600, each with its mode. */
export const openToOthers = (folder: string): string[] =>
  allIn(folder).flatMap((path) => {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    // Removed since the folder was read.
    if (stats === undefined) return [];
    const mode = stats.mode & 0o777;
    return mode === (stats.isDirectory() ? 0o700 : 0o600) ? [] : [`${path} ${mode.toString(8)}`];
  });
