import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { bengaliMessages, browserBuild } from './src/build/browserBuild.ts';
import { chunks } from './src/build/chunks.ts';
import { bengaliModules } from './src/build/plugins/bengaliModules.ts';
import { compressedFiles } from './src/build/plugins/compressedFiles.ts';
import { developmentSettings } from './src/build/plugins/developmentSettings.ts';
import { htmlLanguage } from './src/build/plugins/htmlLanguage.ts';
import { minifyClassicScripts } from './src/build/plugins/minifyClassicScripts.ts';
import { newShopTexts } from './src/build/plugins/newShopTexts.ts';
import { noRouterForm } from './src/build/plugins/noRouterForm.ts';
import { noVendorPrefixer } from './src/build/plugins/noVendorPrefixer.ts';
import { preloadStages } from './src/build/plugins/preloadStages.ts';
import { relativeComponentIds } from './src/build/plugins/relativeComponentIds.ts';
import { sourceMapsApart } from './src/build/plugins/sourceMapsApart.ts';
import { swcMinifier } from './src/build/plugins/swcMinifier.ts';
import { waitForApi } from './src/build/plugins/waitForApi.ts';
import { serverBuild, serverFiles, serverPackages } from './src/build/serverBuild.ts';
import { addressPrefixes } from './src/domain/pages/languages.ts';
import { testProjects } from './test/projects.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '4001'}`;
const apiPaths = [
  '/api',
  '/pictures',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
  '/www.googleapis.com',
  '/emulator',
];

/**
 * The package exports its development build alone, with warnings that are useless in a built shop, and no condition for
 * the other one: https://github.com/remix-run/react-router/issues/14102
 */
const builtRouter = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
];

/** Tests render browser code too; Node's own loader cannot load these packages. */
const testPackages = {
  noExternal: ['styled-components', 'redux-persist', 'keen-slider', '@reduxjs/toolkit', 'react-redux'],
};

/**
 * Gives each styled component an id made from its file and position. Without it the id is a counter, which differs
 * between server and browser, so that the browser creates every class again. Also minifies the styles.
 */
const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true, pure: true };

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  // The application in another language is a build of its own (docs/decisions/0144).
  base: mode === 'bn' ? `${addressPrefixes.bn}/` : '/',
  resolve: {
    alias: [...(command === 'build' ? builtRouter : []), ...(mode === 'bn' ? bengaliMessages : [])],
  },
  // Vite replaces it in the browser's build only. On a server each reading of `process.env` calls into the C library:
  // React, styled-components and Redux Toolkit read it thousands of times for one page.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  plugins: [
    bengaliModules,
    relativeComponentIds(styledComponents),
    react(),
    newShopTexts,
    developmentSettings(api),
    waitForApi(api, apiPaths),
    noVendorPrefixer,
    noRouterForm,
    chunks(),
    preloadStages(),
    swcMinifier,
    sourceMapsApart(mode),
    minifyClassicScripts,
    serverFiles,
    htmlLanguage(mode),
    isSsrBuild ? [] : compressedFiles,
  ],
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api }])) },
  publicDir: isSsrBuild ? false : 'public',
  ssr: isSsrBuild ? serverPackages : testPackages,
  build: isSsrBuild ? serverBuild : browserBuild(mode),
  test: {
    // A test file leaves no state for the next, so each process loads its modules once.
    isolate: false,
    // A busy machine may need longer than the second that is the default; only a failing test waits for all of it.
    expect: { poll: { timeout: 10_000 } },
    // As for journeys: a test that passes on the second try is counted and named.
    retry: process.env.CI ? 1 : 0,
    maxWorkers: '100%',
    // As the shop itself (docs/speed.md): with less, a tenth of the processor time goes into collecting garbage.
    execArgv: ['--max-semi-space-size=64'],
    projects: testProjects,
  },
}));
