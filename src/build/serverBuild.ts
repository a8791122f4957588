import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildOptions, Plugin, Rolldown, UserConfig } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { bengaliQuery } from './plugins/bengaliModules.ts';

const entries = {
  main: 'src/server/main.ts',
  seed: 'src/cli/seed.ts',
  migrate: 'src/cli/migrate.ts',
  backup: 'src/cli/backup.ts',
  restore: 'src/cli/restore.ts',
  restoreDrill: 'src/cli/restoreDrill.ts',
  auditOrders: 'src/cli/auditOrders.ts',
  auditCash: 'src/cli/auditCash.ts',
  auditStock: 'src/cli/auditStock.ts',
  whatIfOrders: 'src/cli/whatIfOrders.ts',
  replayCash: 'src/cli/replayCash.ts',
  replayCouriers: 'src/cli/replayCouriers.ts',
  render: 'src/app/entry-server.tsx',
  'bn/render': `src/app/entry-server.tsx${bengaliQuery}`,
  // The emulator's own process loads the next two.
  emulatorGuard: 'src/server/firebaseEmulator/emulatorGuard.js',
  lazyEmulatorSchemas: 'src/server/firebaseEmulator/lazyEmulatorSchemas.js',
  // Loaded by URL, since `npm run dev` loads it too, before anything is built.
  endWithParent: 'src/server/endWithParent.js',
};

/** Entries and chunks go into `dist/server`; chunks with the demo go into `dist/demo`, which a production install leaves out. */
const output: Rolldown.OutputOptions = {
  entryFileNames: ({ name }) => (name in entries ? 'server/[name].js' : '[name].js'),
  chunkFileNames: ({ moduleIds }) =>
    moduleIds.some((id) => /src[\\/]demo[\\/]/.test(id))
      ? 'demo/[name]-[hash].js'
      : 'server/assets/[name]-[hash].js',
};

/** The build of the server, its commands and the demo. */
export const serverBuild: BuildOptions = {
  ssr: true,
  outDir: 'dist',
  emptyOutDir: false,
  rolldownOptions: {
    input: entries,
    output,
    // Plugin timings are not a useful warning for an operator who starts the shop.
    checks: { bundlerTimings: false },
  },
};

/** What the server and the demo read beside their bundles: the migrations and the demo's images. */
export const serverFiles: Plugin = {
  name: 'server-files',
  apply: ({ build }) => build?.ssr === true,
  // Only these folders are emptied: Vite's `emptyOutDir` would empty all of `dist`, which has the browser's build too.
  generateBundle: ({ dir = 'dist' }) => {
    for (const name of ['server', 'demo']) rmSync(join(dir, name), { recursive: true, force: true });
  },
  writeBundle: ({ dir = 'dist' }) => {
    cpSync('src/server/database/migrations', join(dir, 'server/migrations'), { recursive: true });
    // A copy of these 38 MB takes up to a second and a half. Windows has links of folders for everybody as junctions alone.
    symlinkSync('../../src/demo/pictures/files', join(dir, 'demo/files'), 'junction');
  },
};

/** The server's bundle includes every package except those that a production install has. */
export const serverPackages: UserConfig['ssr'] = {
  noExternal: true,
  // The page of the API's description serves files from its package, which only a development install has.
  external: [...Object.keys(manifest.dependencies), '@fastify/swagger-ui'],
};
