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
      const importerFile = importer.slice(0, -bengaliQuery.length);
      const bengaliImport = imported.startsWith(messages)
        ? resolve('src/messages/bn', imported.slice(messages.length))
        : imported;
      const resolved = await this.resolve(bengaliImport, importerFile, { ...options, skipSelf: true });
      // A package, or nothing, is the same in both languages.
      if (resolved === null || Boolean(resolved.external) || !resolved.id.startsWith(source)) return resolved;
      return { ...resolved, id: `${resolved.id}${bengaliQuery}` };
    },
  },
};
