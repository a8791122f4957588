/**
 * Keeps the files of a build back until `others` have ended; if one of them fails, the build fails and writes none.
 * @param {Promise<unknown>} others @returns {import('vite').Plugin}
 */
export const writtenAfter = (others) => ({
  name: 'written-after',
  generateBundle: async () => {
    await others;
  },
});
