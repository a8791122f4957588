import { minify } from '@swc/core';
import type { Plugin } from 'vite';
import { startupChunks } from '../compileHint.ts';

/**
 * Compresses the scripts of a first visit with SWC, which inlines functions that are called once, such as messages with values
 * (docs/speed.md). Vite's own minifier does not inline them; it runs afterwards, shortens the names and drops the spaces.
 */
export const swcMinifier: Plugin = {
  name: 'swc-minifier',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  renderChunk: async (code, { name }) => {
    // React is inlined by its own build already.
    if (name === 'react' || !startupChunks.has(name)) return null;
    const { code: compressed, map } = await minify(code, {
      module: true,
      sourceMap: true,
      compress: { ecma: 2022, passes: 3 },
      mangle: false,
    });
    return { code: compressed, map: map ?? null };
  },
};
