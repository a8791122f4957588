import type { Plugin } from 'vite';

/** Keeps the files of a build back until `others` have ended; if one of them fails, the build fails and writes none. */
export const writtenAfter = (others: Promise<unknown>): Plugin => ({
  name: 'written-after',
  generateBundle: async () => {
    await others;
  },
});
