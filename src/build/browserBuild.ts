import { resolve } from 'node:path';
import type { Alias, BuildOptions } from 'vite';
import { compileHint } from './compileHint.ts';

/** The messages of `vite build --mode bn`, the application in Bengali. */
export const bengaliMessages: Alias[] = [
  { find: /^#messages\//, replacement: `${resolve('src/messages/bn')}/` },
];

/** The build of the application for browsers, in the language of the mode. */
export const browserBuild = (mode: string): BuildOptions => ({
  outDir: mode === 'bn' ? 'dist/client/bn' : 'dist/client',
  // build.ts empties it once for both languages.
  emptyOutDir: false,
  manifest: true,
  target: 'es2023',
  // The page preloads a screen's chunks, and prefetchScreens fetches those of the next; lists of them in the script would
  // add about 1.5 KB to every first visit without use.
  modulePreload: {
    // A browser without module preloading (Safari before 17) loads the same modules a little later.
    polyfill: false,
    resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
  },
  rolldownOptions: {
    // Plugin timings are not a useful warning for an operator who starts the shop.
    checks: { bundlerTimings: false },
    output: { postBanner: compileHint },
    // Messages are constants of modules of their own; as names they would add 0.5 KB to a first visit.
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    // Every global that the code and its packages read is there.
    treeshake: { unknownGlobalSideEffects: false },
  },
});
