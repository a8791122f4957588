/**
 * The doors of the house: who may import whom (docs/house.md). What is not allowed here is forbidden.
 * `test/architecture.test.ts` runs it in `npm test`.
 */

const swc = require('@swc/core');

// The cruiser asks swc for TypeScript without JSX, on which every .tsx file fails.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

const room = (...names) => `^src/(${names.join('|')})/`;
const pack = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;

const may = (from, ...to) => ({ from: { path: from }, to: { path: to } });

const drawing = ['react', 'react-router-dom', 'styled-components'];
const serving = [
  '@electric-sql/pglite', '@fastify/[^/]+', '@lobehub/fluent-emoji-3d', 'drizzle-kit', 'drizzle-orm',
  'fastify', 'firebase-tools', 'jose', 'lru-cache', 'pg', 'sharp', 'yup',
];

/** What both houses of screens share; yup comes with the domain's schemas, which formik reads. */
const screens = [
  room('ui', 'machines', 'api', 'slices', 'domain'),
  pack(...drawing, 'react-redux', 'formik', 'yup', 'xstate', '@xstate/react', '@reduxjs/toolkit'),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  allowed: [
    may(room('domain'), room('domain'), pack('yup')),
    may(room('contract'), room('contract', 'domain'), pack('yup')),
    may(room('machines'), room('machines', 'domain'), pack('xstate')),
    may(room('ui'), room('ui', 'domain'), pack(...drawing, 'keen-slider', 'sweetalert2')),
    may(room('api'), room('api', 'contract', 'domain'), pack('@reduxjs/toolkit')),
    may(room('slices'), '^src/slices/(browserStorage|persistedStorage)[.]ts$', room('domain', 'api'), pack('@reduxjs/toolkit', 'redux-persist')),
    may(room('identity'), room('identity', 'domain', 'machines'), pack('firebase', 'xstate')),
    may(room('storefront'), ...screens),
    // One screen knows nothing of another's inside. What surrounds them all is in layout/, and products/ shows
    // a product alike on each of them.
    may('^src/storefront/([^/]+)/', '^src/storefront/($1|layout|products)/'),
    // The marks of the partners are drawn from the emoji pictures' files.
    may(room('storefront'), pack('@lobehub/fluent-emoji-3d')),
    may(room('dashboard'), room('dashboard'), ...screens),
    may(room('server'), room('server', 'contract', 'domain', 'machines'), pack(...serving)),
    { from: { path: room('server') }, to: { dependencyTypes: ['core'] } },
    // The composition root sees every layer, and no layer sees it.
    may(room('app'), '.'),
    // What npm scripts run; never React.
    may(room('cli'), room('cli', 'server', 'machines', 'domain')),
    { from: { path: room('cli') }, to: { dependencyTypes: ['core'] } },
    // The launchers: plain JavaScript that runs before a build.
    { from: { path: '^src/[^/]+[.]js$' }, to: { dependencyTypes: ['core'] } },
  ],
  allowedSeverity: 'error',
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'work-knows-no-routes',
      severity: 'error',
      from: { path: '^src/server/.*Work[.]ts$' },
      to: { path: '^src/server/.*Routes[.]ts$' },
    },
    {
      name: 'repository-knows-no-work',
      severity: 'error',
      from: { path: '^src/server/.*Repository[.]ts$' },
      to: { path: '^src/server/.*(Work|Routes)[.]ts$' },
    },
    {
      name: 'screens-know-no-react-dom',
      severity: 'error',
      from: { pathNot: room('app') },
      to: { path: pack('react-dom') },
    },
  ],
  options: {
    // TypeScript 7 has no compiler for the cruiser to read with: it would see no module and find nothing wrong.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      importsFields: ['imports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.css'],
    },
  },
};
