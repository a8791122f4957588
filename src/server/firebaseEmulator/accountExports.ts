import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The emulator's accounts on disk: folders `DATA_DIR/accounts/NUMBER`, the highest number is the newest.
 * One rename completes an export, so a crash leaves the export before it intact.
 */
export interface AccountExports {
  /** The newest complete export, or `null` when there is none. */
  newest: () => Promise<string | null>;
  /** Calls `write` with a path for a new export, then makes it the newest and deletes the older ones. */
  add: (write: (folder: string) => Promise<void>) => Promise<void>;
}

/** The exports in the folder, which is created with the first one. */
export const accountExports = (folder: string): AccountExports => {
  const numbers = async (): Promise<number[]> => {
    const names = await readdir(folder).catch(() => []);
    return names
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .toSorted((a, b) => b - a);
  };
  return {
    newest: async () => {
      const [highest] = await numbers();
      return highest === undefined ? null : join(folder, String(highest));
    },
    add: async (write) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, 'unfinished');
      await rm(unfinished, { recursive: true, force: true });
      await write(unfinished);
      const older = await numbers();
      await rename(unfinished, join(folder, String((older[0] ?? 0) + 1)));
      await Promise.all(
        older.map((number) => rm(join(folder, String(number)), { recursive: true, force: true })),
      );
    },
  };
};
