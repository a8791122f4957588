import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** The bundler's id of an imported file: a hash of its absolute path. It is taken out of the maps, since each folder has other ids. */
const fileId = /(?<=ROLLDOWN_FILE_URL_)[\w$]+/g;

/**
 * Makes source maps for operators and moves them out of what a server or a static host sends (docs/operations.md). "hidden":
 * the scripts do not name them. The same source gives the same maps in every folder.
 */
export const sourceMapsApart = (mode: string): Plugin => ({
  name: 'source-maps-apart',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  config: () => ({ build: { sourcemap: 'hidden' } }),
  writeBundle: ({ dir = 'dist/client' }, bundle) => {
    // The Bengali build is a folder deeper (`dist/client/bn`), and both have their maps in `dist/maps`.
    const maps = join(dir, mode === 'bn' ? '../../maps/bn' : '../maps');
    mkdirSync(maps, { recursive: true });
    for (const file of Object.keys(bundle).filter((name) => name.endsWith('.map'))) {
      const map = readFileSync(join(dir, file), 'utf8');
      writeFileSync(join(maps, basename(file)), map.replaceAll(fileId, ''));
      rmSync(join(dir, file));
    }
  },
});
