import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every folder and file in here, the folder itself too. */
export const allIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

/** Those that are no folder of mode 0700 and no file of mode 0600, each with its mode. */
export const openToOthers = (folder: string): string[] =>
  allIn(folder).flatMap((path) => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (found === undefined) return [];
    const mode = found.mode & 0o777;
    return mode === (found.isDirectory() ? 0o700 : 0o600) ? [] : [`${path} ${mode.toString(8)}`];
  });
