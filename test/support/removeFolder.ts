import { rmSync } from 'node:fs';

/** Milliseconds for which removing is tried again. */
const patience = 5000;

const isNotEmpty = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOTEMPTY';

/**
 * Removes a test's folder with all in it. A process that was just killed may have children that write there for a
 * moment, and a folder that gets a file while Node removes it stays: Node's `maxRetries` does not remove that file.
 */
export const removeFolder = (folder: string): void => {
  const end = performance.now() + patience;
  for (;;) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (!isNotEmpty(error) || performance.now() > end) throw error;
    }
  }
};
