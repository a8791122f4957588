import { mkdirSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes source maps for operators and moves them out of what a server or a static host sends (docs/operations.md). "hidden":
 * the scripts do not name them.
 */
export const sourceMapsApart = (mode: string): Plugin => ({
  name: 'source-maps-apart',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  config: () => ({ build: { sourcemap: 'hidden' } }),
  writeBundle: ({ dir = 'dist/client' }, bundle) => {
    const maps = join(dir, mode === 'bn' ? '../../maps/bn' : '../maps');
    mkdirSync(maps, { recursive: true });
    for (const file of Object.keys(bundle).filter((name) => name.endsWith('.map')))
      renameSync(join(dir, file), join(maps, basename(file)));
  },
});
