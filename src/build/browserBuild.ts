import { resolve } from 'node:path';
import type { Alias, BuildOptions } from 'vite';
import { compileHint } from './compileHint.ts';

/** For `vite build --mode bn`, the application in Bengali: `#messages/…` is there a module of the Bengali messages. */
export const bengaliMessages: Alias[] = [
  { find: /^#messages\//, replacement: `${resolve('src/messages/bn')}/` },
];

/** The build of the application for browsers, in the language of the mode. */
export const browserBuild = (mode: string): BuildOptions => ({
  outDir: mode === 'bn' ? 'dist/client/bn' : 'dist/client',
  // build.js empties the folder once, for both languages.
  emptyOutDir: false,
  manifest: true,
  target: 'es2023',
  // Only HTML gets lists of modules to preload: the page preloads the chunks of its screen, and prefetchScreens fetches those of
  // the next screens. The same lists in the script would add about 1.5 KB to every first visit.
  modulePreload: {
    // A browser without module preloading (Safari before 17) loads the same modules a little later.
    polyfill: false,
    resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
  },
  rolldownOptions: {
    // Plugin timings are not a useful warning for an operator who starts the shop.
    checks: { bundlerTimings: false },
    output: { postBanner: compileHint },
    // Writes the values of constants in place of their names. Messages are constants: by name they would add 0.5 KB to a first visit.
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
    // A read of a global has no effect and may be dropped: every global that the code and its packages read exists.
    treeshake: { unknownGlobalSideEffects: false },
  },
});
