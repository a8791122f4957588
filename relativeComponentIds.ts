import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** As long as nearly all that it replaces, so that the columns of source maps stay right. */
const hashLength = 6;

const hashOf = (path: string): string =>
  BigInt(`0x${createHash('sha256').update(path).digest('hex')}`)
    .toString(36)
    .slice(-hashLength);

/**
 * Makes the ids of styled components from the path of their file in the project. Vite's compiler hashes the absolute
 * path and has no option for another one: the same source would give files of other names in each folder.
 */
export const relativeComponentIds = (): Plugin => {
  let root = '';
  return {
    name: 'relative-component-ids',
    configResolved: (config) => {
      root = config.root;
    },
    transform: {
      filter: { id: /[.]tsx?$/, code: 'componentId' },
      handler: (code, id) => ({
        code: code.replaceAll(
          /(componentId: "sc-)\w+(?=-\d+")/g,
          `$1${hashOf(normalizePath(relative(root, id)))}`,
        ),
        map: null,
      }),
    },
  };
};
