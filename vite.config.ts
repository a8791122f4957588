import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { relativeComponentIds } from './relativeComponentIds.ts';
import { orderByPhone } from './src/domain/messages/screenMessages.ts';
import { phoneLink, shop } from './src/domain/shop.ts';
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

// The package's default entry is its development build, whose warnings are useless in a built shop.
const quietRouter = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  {
    find: /^react-router\/dom$/,
    replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

/** Parts that nearly every storefront screen uses; those of forms, dialogs and tables are apart. */
const browsingModules =
  /src[\\/](storefront[\\/]products[\\/](?!recent|useNear|Swatch)|ui[\\/](?!layout|forms|badges|reviews|openShareSheet|icons[\\/]shop|hooks[\\/]useUpdate|feedback[\\/](dialogs|reasonDialog|DelayedStatus)))/;

/**
 * What lists and product pages need of other parts. Without it they would load all of the forms and layouts, and a press
 * on a list's card would ask for a product page's other files only after the first.
 */
const choiceModules =
  /src[\\/](ui[\\/](openShareSheet|reviews[\\/](Stars|ReviewText)|feedback[\\/]DelayedStatus|forms[\\/](Select|ChoiceChips|QuantityStepper|writeClipboard)|layout[\\/](Stack|gaps)|hooks[\\/]useUpdateSearchParams|icons[\\/]shopIconPaths)|storefront[\\/](listing[\\/]productCount|products[\\/](recent|useNear|Swatch)|layout[\\/]breadcrumb)|domain[\\/](delivery|tracking|order)[.]|api[\\/]findCachedProduct)/;

/** Parts that only the dashboard uses. */
const dashboardModules =
  /src[\\/]ui[\\/](badges|layout[\\/]Table|forms[\\/]Switch|feedback[\\/]reasonDialog)/;

const storeModules =
  /rolldown[\\/]runtime|vite[\\/]preload-helper|node_modules[\\/](react|@reduxjs|redux|redux-thunk|redux-persist|immer|reselect|react-redux|use-sync-external-store)[\\/]|src[\\/](api|slices|domain|contract|app[\\/](store|startup(?=[\\/](?!reactStage))))[\\/]/;

const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react-dom|scheduler)[\\/]|reactStage/, priority: 16 },
  // Modules that every visit needs, bundled together: similar code compresses better. Each stage of main.ts has its
  // chunk. Its entries are apart, or the manifest would not name them.
  { name: 'store', tags: ['$initial' as const], test: storeModules, priority: 17 },
  {
    name: 'layout',
    tags: ['$initial' as const],
    test: /node_modules[\\/]|src[\\/](ui|storefront|app)[\\/](?!main|renderApp).*[.]tsx?$/,
    priority: 15,
  },
  // A UI component is a few hundred bytes; one file each would cost one request each.
  // Those of forms and tables are separate: a visitor who only browses does not need them.
  // Shown where something is missing or has failed.
  { name: 'drawings', test: /src[\\/]ui[\\/]drawings[\\/]Drawing/, priority: 14 },
  { name: 'products', test: browsingModules, minShareCount: 2, priority: 13 },
  { name: 'choices', test: choiceModules, minShareCount: 2, priority: 12 },
  { name: 'tables', test: dashboardModules, minShareCount: 2, priority: 11 },
  { name: 'forms', test: /src[\\/]ui[\\/]/, minShareCount: 2, priority: 10 },
];

/** Chunks that run while home, a list or a product page starts: most of their functions are called then. */
const startupChunks =
  /^(store|react|layout|renderApp|products|choices|Listing|HomeScreen|ShopScreen|CategoryScreen|ProductScreen)$/;

/** With this comment V8 compiles all functions of a file in the background, not at their first calls (docs/speed.md). */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Copies what the server and the demo read beside their bundles: the migrations and the demo's images. */
const copyServerFiles: Plugin = {
  name: 'copy-server-files',
  apply: ({ build }) => build?.ssr === true,
  writeBundle: ({ dir = 'dist' }) => {
    cpSync('src/server/database/migrations', join(dir, 'server/migrations'), { recursive: true });
    cpSync('src/demo/pictures/files', join(dir, 'demo/files'), { recursive: true });
  },
};

/**
 * styled-components imports stylis' vendor prefixer, more than a KiB of every first visit, and uses it only with
 * `enableVendorPrefixes`. No browser of the build's target needs prefixes.
 */
const noVendorPrefixer: Plugin = {
  name: 'no-vendor-prefixer',
  enforce: 'pre',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  load: {
    filter: { id: /node_modules[\\/]stylis[\\/]src[\\/]Prefixer[.]js$/ },
    handler: () => 'export const prefix = (value) => value;',
  },
};

/**
 * Source maps for operators, outside of what a server or a static host sends (docs/operations.md). "hidden": the
 * scripts do not name them.
 */
const mapsApart: Plugin = {
  name: 'maps-apart',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  writeBundle: ({ dir = 'dist/client' }, bundle) => {
    const maps = join(dir, '../maps');
    rmSync(maps, { recursive: true, force: true });
    mkdirSync(maps, { recursive: true });
    for (const file of Object.keys(bundle).filter((name) => name.endsWith('.map')))
      renameSync(join(dir, file), join(maps, basename(file)));
  },
};

/** Vite copies the scripts of `public` as they are; the server writes them into the head of every page. */
const minifyClassicScripts: Plugin = {
  name: 'minify-classic-scripts',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  writeBundle: ({ dir = 'dist/client' }) => {
    for (const name of readdirSync('public').filter((file) => file.endsWith('.js'))) {
      const file = join(dir, name);
      const { code, errors } = minifySync(name, readFileSync(file, 'utf8'));
      if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join(', ')}`);
      writeFileSync(file, code);
    }
  },
};

const phone = `<a href="${phoneLink(shop.helpline)}">${shop.helpline}</a>`;

/** Part of the built page itself, so that every host of it shows the notice. */
const noScriptNotice: Plugin = {
  name: 'no-script-notice',
  transformIndexHtml: (html) =>
    html.replace(
      '<!--noscript-->',
      `<noscript><p>${orderByPhone.en} ${phone}.</p><p lang="bn">${orderByPhone.bn}: ${phone}।</p></noscript>`,
    ),
};

/** What main.ts imports one after another. */
const stages = ['src/app/startup/reactStage.ts', 'src/app/renderApp.tsx'];
const lastStage = 'src/app/renderApp.tsx';

/** Preloads the stages of main.ts, each of which the page would otherwise find only after the one before it. */
const preloadStages: Plugin = {
  name: 'preload-stages',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const files = new Set<string>();
      const add = (fileName: string): void => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || files.has(fileName)) return;
        files.add(fileName);
        chunk.imports.forEach(add);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && stages.some((stage) => chunk.facadeModuleId?.endsWith(stage)))
          add(chunk.fileName);
      return [...files]
        .filter((file) => !html.includes(`"/${file}"`))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }));
    },
  },
};

/** In `npm run dev` the API process offers the emulator's accounts and supports idempotency keys. */
const developmentSettings: Plugin = {
  name: 'development-settings',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(
      '<script id="settings" type="application/json">{}',
      '<script id="settings" type="application/json">{"emulator":true,"idempotencyKeys":true}',
    ),
};

/** The server's bundle includes every package except those that a production install has. */
const serverPackages = {
  noExternal: true as const,
  // The page of the API's description serves files from its package, which only a development install has.
  external: [...Object.keys(manifest.dependencies), '@fastify/swagger-ui'],
};

/** Tests render browser code too; Node's own loader cannot load these packages. */
const testPackages = {
  noExternal: ['styled-components', 'redux-persist', 'keen-slider', '@reduxjs/toolkit', 'react-redux'],
};

const serverEntries = {
  main: 'src/server/main.ts',
  seed: 'src/cli/seed.ts',
  migrate: 'src/cli/migrate.ts',
  backup: 'src/cli/backup.ts',
  restore: 'src/cli/restore.ts',
  auditOrders: 'src/cli/auditOrders.ts',
  whatIfOrders: 'src/cli/whatIfOrders.ts',
  render: 'src/app/entry-server.tsx',
  // Loaded by the emulator's own process.
  emulatorGuard: 'src/server/firebaseEmulator/emulatorGuard.js',
  // Loaded by URL, since `npm run dev` loads it too, before anything is built.
  endWithParent: 'src/server/endWithParent.js',
};

/** The server, and the demo beside it, which a production install leaves out. */
const serverOutput: Rolldown.OutputOptions = {
  entryFileNames: ({ name }) => (name in serverEntries ? 'server/[name].js' : '[name].js'),
  chunkFileNames: ({ moduleIds }) =>
    moduleIds.some((id) => /src[\\/]demo[\\/]/.test(id))
      ? 'demo/[name]-[hash].js'
      : 'server/assets/[name]-[hash].js',
};

/** Vite would empty all of `dist` for the server's build, and the client's is in it. */
const emptyServerOutput: Plugin = {
  name: 'empty-server-output',
  apply: ({ build }) => build?.ssr === true,
  generateBundle: ({ dir = 'dist' }) => {
    for (const name of ['server', 'demo']) rmSync(join(dir, name), { recursive: true, force: true });
  },
};

/**
 * Gives each styled component an id made from its file and position. Without it the id is a counter, which differs
 * between server and browser, so that the browser creates every class again. Also minifies the styles.
 */
const styledComponents = { ssr: true, displayName: false, fileName: false, minify: true, pure: true };

export default defineConfig(({ command, isSsrBuild }) => ({
  resolve: { alias: command === 'build' ? quietRouter : [] },
  // Vite replaces it in the browser's build only. On a server each reading of `process.env` calls into the C library:
  // React, styled-components and Redux Toolkit read it thousands of times for one page.
  define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  plugins: [
    relativeComponentIds(styledComponents),
    react(),
    copyServerFiles,
    emptyServerOutput,
    developmentSettings,
    noScriptNotice,
    noVendorPrefixer,
    preloadStages,
    mapsApart,
    minifyClassicScripts,
    ...(isSsrBuild
      ? []
      : [
          compression({
            include: /\.(js|css|svg)$/,
            algorithms: ['gzip', 'brotliCompress'],
            threshold: 1000,
          }),
        ]),
  ],
  server: { proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api }])) },
  publicDir: isSsrBuild ? false : 'public',
  ssr: isSsrBuild ? serverPackages : testPackages,
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'dist',
        emptyOutDir: false,
        rolldownOptions: {
          input: serverEntries,
          output: serverOutput,
          // Plugin timings are not a useful warning for an operator who starts the shop.
          checks: { bundlerTimings: false },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        sourcemap: 'hidden',
        target: 'es2023',
        // The page preloads a screen's chunks, and prefetchScreens fetches those of the next; lists of them in the
        // script would add about 1.5 KB to every first visit without use.
        modulePreload: {
          // A browser without module preloading (Safari before 17) loads the same modules a little later.
          polyfill: false,
          resolveDependencies: (_file, chunks, { hostType }) => (hostType === 'html' ? chunks : []),
        },
        rolldownOptions: {
          // The last stage is an entry too, so that `$initial` above covers what it imports.
          input: ['index.html', lastStage],
          output: {
            codeSplitting: { groups: chunkGroups },
            postBanner: ({ name }) => (startupChunks.test(name) ? compileHint : ''),
          },
        },
      },
  test: {
    // A test file leaves no state for the next, so each process loads its modules once.
    isolate: false,
    // A busy machine may need longer than the second that is the default; only a failing test waits for all of it.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: '100%',
    projects: testProjects,
  },
}));
