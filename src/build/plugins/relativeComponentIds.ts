import { relative } from 'node:path';
import { normalizePath, type Plugin, transformWithOxc } from 'vite';

/** The compiler's options for styled components. */
interface StyledComponents {
  readonly ssr: boolean;
  readonly displayName: boolean;
  readonly fileName: boolean;
  readonly minify: boolean;
  readonly pure: boolean;
}

/**
 * Compiles styled components with ids made from the path of their file in the project. Vite's compiler makes the ids from the
 * absolute path: the same source would give files and source maps of other names and contents in each folder.
 */
export const relativeComponentIds = (styledComponents: StyledComponents): Plugin => {
  let root = '';
  return {
    name: 'relative-component-ids',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: /[.]tsx?(\?|$)/, code: 'styled-components' },
      handler: async (code, id) => {
        const fileWithoutQuery = id.replace(/\?.*/, '');
        const pathInProject = `/${normalizePath(relative(root, fileWithoutQuery))}`;
        const compiled = await transformWithOxc(code, pathInProject, {
          // Types go; all else is left to Vite's own pass.
          jsx: 'preserve',
          tsconfig: false,
          typescript: { onlyRemoveTypeImports: true },
          plugins: { styledComponents: { ...styledComponents } },
        });
        return { code: compiled.code, map: compiled.map };
      },
    },
  };
};
