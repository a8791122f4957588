import { resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** What the id of a module of the Bengali application ends with in the server's build. */
export const bengaliQuery = '?language=bn';

const source = `${normalizePath(resolve('src'))}/`;
const messages = '#messages/';

/**
 * In the server's build the application has its modules once for each language, the packages that they import once: the
 * imports of a module whose id ends with the query get it too, and its messages are those in Bengali.
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
