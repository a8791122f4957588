import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** The end of the ids that modules of the Bengali application have in the server's build. */
export const bengaliQuery = '?language=bn';

const source = `${normalizePath(resolve('src'))}/`;
const messages = '#messages/';

/**
 * Puts each module of the application into the server's build once for each language, and each package once: if the id of a
 * module ends with the query, the ids of its imports in `src` get the query too, and its messages are the Bengali ones.
 */
export const bengaliModules: Plugin = {
  name: 'bengali-modules',
  enforce: 'pre',
  apply: (_config, { isSsrBuild }) => isSsrBuild === true,
  resolveId: {
    async handler(imported, importer, options) {
      if (importer?.endsWith(bengaliQuery) !== true) return null;
      const wanted = imported.startsWith(messages)
        ? resolve('src/messages/bn', imported.slice(messages.length))
        : imported;
      const found = await this.resolve(wanted, importer.slice(0, -bengaliQuery.length), {
        ...options,
        skipSelf: true,
      });
      if (found === null || Boolean(found.external) || !found.id.startsWith(source)) return found;
      return { ...found, id: `${found.id}${bengaliQuery}` };
    },
  },
};
