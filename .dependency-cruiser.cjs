/**
 * The import rules (docs/architecture.md). What is not allowed here is forbidden.
 * `test/architecture.test.ts` runs it in `npm test`.
 */

const swc = require('@swc/core');

// The cruiser asks swc for TypeScript without JSX, on which every .tsx file fails.
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith('x') });

const layer = (...names) => `^src/(${names.join('|')})/`;
const pack = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`;

const may = (from, ...to) => ({ from: { path: from }, to: { path: to } });

const drawing = ['react', 'react-router-dom', 'styled-components'];
const serving = [
  '@fastify/[^/]+', 'drizzle-kit', 'drizzle-orm',
  'fast-json-stringify', 'fastify', 'fastify-plugin', 'firebase-tools', 'jose', 'lru-cache', 'markdown-it', 'pg', 'prom-client', 's3mini', 'sharp', 'yup',
];

/** The catalog of ui, which `npm run ui` shows (docs/decisions/0021-catalog-of-components.md). */
const stories = '^src/ui/.*[.]stories[.]tsx$';

const services = '^src/server/(accounts|advanceDesk|advances|audit|auth|bookings|cash|cashDesk|categories|consignments|courierDesk|courierEvents|opening|orderAnnouncements|orders|outbox|pages|products|reviews|secrets|shopSettings|slides|statements|stock)/';

/**
 * Folders and files of layers, and of the dashboard's components, lowest first. Each imports itself and the levels below,
 * none beside it; one without a level imports nothing and is imported by nothing.
 */
const levels = {
  app: [
    ['store/'],
    ['session/'],
    ['start/'],
    ['routing/'],
    ['access/'],
    ['dashboardRoutes.tsx'],
    ['routes.tsx'],
    ['render/'],
    ['main.ts', 'entry-server.tsx'],
  ],
  domain: [
    ['values/'],
    ['accounts/', 'shop/'],
    ['products/'],
    ['cash/', 'checkout/', 'pages/', 'productFiles/'],
    ['consignments/'],
    ['orders/', 'statements/'],
    ['messages/', 'reviews/', 'staff/'],
  ],
  contract: [
    ['call/', 'settings.ts'],
    ['accounts/', 'consignments/', 'orders/', 'products/', 'rendering.ts', 'reviews/', 'shop/'],
    ['cash/', 'staff/'],
    ['everyCall.ts'],
    ['openApi.ts'],
  ],
  api: [['client/'], ['accounts/', 'products/', 'shop/', 'slides/'], ['cash/', 'orders/', 'reviews/'], ['orderAnnouncements/', 'staff/'], ['plainHost/']],
  server: [
    ['endWithParent.js', 'errors/'],
    ['process/'],
    ['settings/'],
    ['couriers/'],
    ['payments/'],
    ['database/'],
    ['http/cache/', 'http/limits/', 'http/monitoring/', 'http/security/'],
    ['http/connections/', 'http/routes/'],
    ['http/createFastify.ts', 'http/registerCrossCutting.ts'],
    ['auth/'],
    ['audit/'],
    ['cash/', 'outbox/'],
    ['courierEvents/'],
    ['advances/', 'categories/', 'consignments/', 'pages/', 'secrets/', 'stock/'],
    ['accounts/', 'cashDesk/', 'images/', 'orderAnnouncements/', 'products/', 'shopSettings/', 'slides/'],
    ['opening/', 'orders/constraints/', 'orders/history/'],
    ['orders/lists/', 'orders/stock/'],
    ['orders/audit/', 'orders/calls/', 'orders/changes/', 'orders/consignments/', 'orders/printing/'],
    ['orders/tracking/'],
    ['orders/scanning/'],
    ['orders/placing/'],
    ['advanceDesk/', 'courierDesk/'],
    ['bookings/', 'figures/', 'statements/'],
    ['orders/ordersRoutes.ts'],
    ['reviews/'],
    ['firebaseEmulator/', 'ssr/'],
    ['seo/'],
    ['demoShop.ts'],
    ['backup/', 'scheduleUpkeep.ts', 'watching/'],
    ['scheduleMeasures.ts', 'scheduleWork.ts'],
    ['workers/'],
    ['contractRoutes.ts'],
    ['buildServer.ts'],
    ['openShop.ts'],
    ['main.ts'],
  ],
  demo: [
    ['demoId.ts', 'seededRandom.ts'],
    ['pictures/studio/'],
    ['pictures/models/'],
    ['pictures/(?!models/|studio/)'],
    ['accounts/', 'catalog/', 'courier/'],
    ['orders/'],
    ['shop/'],
  ],
  'dashboard/components': [
    ['codes/', 'forms/', 'layout/', 'routing/', 'scanning/', 'shortcuts/', 'sound/'],
    ['loading/', 'paging/'],
    ['filters/'],
    ['lists/'],
    ['actions/', 'charts/'],
    ['selection/'],
  ],
};
/** Files of a layer whose paths begin with one of the names; no file without names. */
const inFolder = (folder, names) => `^src/${folder}/(${names.join('|').replaceAll('.', '[.]') || '(?!)'})`;

/** Imports down the levels of each layer. */
const downTheLevels = Object.entries(levels).flatMap(([folder, names]) =>
  names.map((each, level) =>
    may(inFolder(folder, each), `^src/${folder}/$1`, inFolder(folder, names.slice(0, level).flat())),
  ),
);

/** What storefront and dashboard share; yup comes with the domain's schemas, which formik reads. */
const screens = [
  layer('ui', 'machines', 'api', 'slices', 'domain', 'messages'),
  pack(...drawing, 'react-redux', 'formik', 'yup', 'xstate', '@xstate/react', '@reduxjs/toolkit'),
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  allowed: [
    ...downTheLevels,
    may(layer('domain'), layer('messages'), pack('yup')),
    // The sentences of each language (docs/decisions/0144) know the types of what they speak of: no values of the domain,
    // which the cruiser's parser cannot tell apart and test/architecture.test.ts does.
    may(layer('messages'), layer('messages', 'domain')),
    // Sentences around elements.
    may('^src/messages/.*[.]tsx$', pack('react')),
    may(layer('api', 'identity', 'machines', 'server', 'ui'), layer('messages')),
    may(layer('contract'), layer('domain'), pack('yup')),
    may(layer('machines'), layer('machines', 'domain'), pack('xstate')),
    may(layer('ui'), layer('ui', 'domain'), pack(...drawing, 'keen-slider', 'sweetalert2')),
    // The state of a form, as a type.
    may('^src/ui/forms/fieldProps[.]ts$', pack('formik')),
    // Where it is installed it loads the commands' sources; a production install runs the build.
    may('^src/command[.]js$', pack('tsx')),
    may(layer('api'), layer('contract', 'domain'), pack('@reduxjs/toolkit')),
    // Loaded for a host that lacks calls of the bundled server (API-8).
    { from: { path: '^src/api/client/shopApi[.]ts$' }, to: { path: '^src/api/plainHost/answerAsHost[.]ts$', dynamic: true } },
    // The screens' hooks: the typed dispatch, and the session's commands and records through a React context.
    may('^src/api/client/(useShop|useShopDispatch)[.]ts$', pack('react-redux')),
    may('^src/api/accounts/sessionCommands[.]ts$', '^src/machines/record[.]ts$', pack('react')),
    // What a search field asks while the user types.
    may('^src/api/client/useSearchAsYouType[.]ts$', pack('react')),
    // The parser of the stream of order events (docs/decisions/0081-new-orders-by-server-sent-events.md).
    may('^src/api/orderAnnouncements/', pack('eventsource-parser')),
    may(layer('slices'), '^src/slices/(browserStorage|persistedStorage)[.]ts$', layer('domain', 'api'), pack('@reduxjs/toolkit', 'redux-persist')),
    may(layer('identity'), layer('identity', 'domain', 'machines'), pack('firebase', 'xstate')),
    may(layer('storefront'), ...screens),
    // Bottom to top: products, layout, screens. A screen imports no other screen's parts.
    may('^src/storefront/products/', '^src/storefront/products/'),
    may('^src/storefront/(?!products/|layout/)([^/]+)/', '^src/storefront/($1|layout|products)/'),
    // Inside layout, bottom to top: parts, header, footer, then the layouts themselves.
    may('^src/storefront/layout/(account|breadcrumb|categories|search)/', '^src/storefront/layout/$1/'),
    may('^src/storefront/layout/categories/', '^src/storefront/layout/breadcrumb/'),
    may('^src/storefront/layout/search/', '^src/storefront/layout/categories/'),
    may('^src/storefront/layout/header/', '^src/storefront/layout/(account|header|search)/'),
    may('^src/storefront/layout/footer/', '^src/storefront/layout/(footer|header)/'),
    may('^src/storefront/layout/[^/]+$', '^src/storefront/layout/'),
    may(layer('dashboard'), ...screens),
    // Inside the dashboard, from low to high: components, images, the features, home, layout.
    may('^src/dashboard/(?!components/|orders/)([^/]+)/', '^src/dashboard/($1|components)/'),
    may('^src/dashboard/(categories|pages|products|shopSettings|slides)/', '^src/dashboard/images/'),
    may('^src/dashboard/home/', '^src/dashboard/(account|opening)/'),
    // Files of products (docs/decisions/0118-products-as-files.md).
    may('^src/server/statements/files/', pack('@zip[.]js/zip[.]js', 'csv-parse', 'saxes')),
    may('^src/dashboard/productImport/parseCsv[.]ts$', pack('csv-parse')),
    may('^src/dashboard/categories/parseCategoryFile[.]ts$', pack('csv-parse')),
    may('^src/dashboard/productImport/openArchive[.]ts$', pack('@zip[.]js/zip[.]js')),
    { from: { path: '^src/dashboard/productImport/openProductFiles[.]ts$' }, to: { path: '^src/dashboard/productImport/openArchive[.]ts$', dynamic: true } },
    // The home screen preloads the screens of the admin menu.
    may('^src/dashboard/home/', '^src/dashboard/(orders/list|products|slides|users)/\\w+Screens?[.]tsx$'),
    // The menu fetches the first page of the lists that its entries open.
    may('^src/dashboard/layout/menus[.]ts$', '^src/dashboard/(orders/orderListArgs|products/useCatalogFilter)[.]ts$'),
    // Inside the orders, from low to high: moves, files of the folder itself, the other folders.
    may('^src/dashboard/orders/moves/', '^src/dashboard/(components/|orders/moves/)'),
    may('^src/dashboard/orders/[^/]+$', '^src/dashboard/(components/|orders/[^/]+$|orders/moves/)'),
    may('^src/dashboard/orders/(?!moves/)([^/]+)/', '^src/dashboard/(components/|orders/[^/]+$|orders/$1/|orders/moves/)'),
    may('^src/dashboard/orders/list/', '^src/dashboard/orders/(bulk|caller|invoice)/'),
    may('^src/dashboard/orders/(calls|overview)/', '^src/dashboard/orders/(caller|notes)/'),
    may('^src/dashboard/orders/(calls|overview|phoneOrder)/', '^src/dashboard/orders/corrections/'),
    may('^src/dashboard/orders/overview/', '^src/dashboard/orders/parcels/'),
    may('^src/dashboard/orders/(overview|toDecide)/', '^src/dashboard/orders/advances/'),
    may('^src/dashboard/orders/(bulk|parcels)/', '^src/dashboard/orders/bookings/'),
    may('^src/dashboard/orders/print/', '^src/dashboard/orders/invoice/'),
    // The codes of labels (docs/decisions/0078-libraries-for-barcodes-and-qr-codes.md).
    may('^src/dashboard/components/codes/printedCodes[.]ts$', pack('jsbarcode', 'uqr')),
    may(layer('server'), layer('contract', 'domain', 'machines'), pack(...serving)),
    may('^src/server/database/embedded/', pack('@electric-sql/pglite')),
    // Types alone: the schema.org vocabulary.
    may('^src/server/ssr/structuredData/', pack('schema-dts')),
    { from: { path: layer('server') }, to: { dependencyTypes: ['core'] } },
    // The demo fills and shows a shop; main alone loads it, when the shop has the accounts emulator.
    may(layer('demo'), layer('domain', 'machines'), '^src/server/(database|images|orders|products)/', pack('drizzle-orm', 'fastify', 'lru-cache')),
    may('^src/demo/shop/copyRows[.]ts$', pack('pg')),
    may(layer('demo'), '^src/server/(courierEvents/receiveEvent|couriers/courier|couriers/parcelLimits|process/createQueue|demoShop)[.]ts$'),
    { from: { path: layer('demo') }, to: { dependencyTypes: ['core'] } },
    { from: { path: '^src/server/main[.]ts$' }, to: { path: '^src/demo/shop/demoShop[.]ts$', dynamic: true } },
    // The composition root sees every layer, and no layer sees it.
    may(layer('app'), '^(?!src/app/)'),
    // The parts of vite.config.ts: chunks, plugins and the server's build.
    may('^src/build/', '^src/build/', layer('domain'), pack('vite', '@swc/core', 'vite-plugin-compression2'), '^package[.]json$'),
    { from: { path: '^src/build/' }, to: { dependencyTypes: ['core'] } },
    // What npm scripts run; never React.
    may(layer('cli'), layer('cli', 'demo', 'server', 'machines', 'domain'), pack('harfbuzzjs', 'wawoff2')),
    { from: { path: layer('cli') }, to: { dependencyTypes: ['core'] } },
    // The launchers: plain JavaScript that runs before a build.
    may('^src/[^/]+[.]js$', '^src/server/endWithParent[.]js$'),
    { from: { path: '^src/[^/]+[.]js$' }, to: { dependencyTypes: ['core'] } },
  ],
  allowedSeverity: 'error',
  forbidden: [
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'stories-are-not-imported', severity: 'error', from: {}, to: { path: stories } },
    { name: 'resolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'routes-import-no-repositories',
      severity: 'error',
      from: { path: '^src/server/.*Routes[.]ts$' },
      to: { path: '^src/server/.*Repository[.]ts$' },
    },
    {
      name: 'services-import-no-routes',
      severity: 'error',
      from: { path: `${services}.*[.]ts$`, pathNot: 'Routes[.]ts$' },
      to: { path: '^src/server/.*Routes[.]ts$' },
    },
    {
      name: 'repositories-import-no-services',
      severity: 'error',
      from: { path: '^src/server/.*Repository[.]ts$' },
      to: { path: `^src/server/.*Routes[.]ts$|${services}.*(Service|placeOrder|moveOrder)[.]ts$` },
    },
    {
      name: 'pglite-behind-open-embedded',
      severity: 'error',
      from: { pathNot: '^src/server/database/embedded/' },
      to: { path: '^src/server/database/embedded/(.*[pP]glite.*|ownerNodeFs|wireMessages)[.]ts$' },
    },
    {
      name: 'screens-import-no-react-dom',
      severity: 'error',
      from: { pathNot: layer('app') },
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
