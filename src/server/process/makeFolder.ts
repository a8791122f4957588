import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes the folder, and those above it, where they are missing. Rejects where that is impossible: mkdir's own `recursive` tries forever
 * in a folder that takes none, such as `/proc`.
 */
export const makeFolder = async (folder: string): Promise<void> => {
  const parent = dirname(folder);
  if (!existsSync(parent)) await makeFolder(parent);
  try {
    await mkdir(folder);
  } catch (error) {
    const present = await stat(folder).catch(() => null);
    if (present?.isDirectory() !== true) throw error;
  }
};
