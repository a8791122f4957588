/** The projects of Vitest: which tests run together, and how (test/README.md). */

/** Tests that render components run in Happy DOM; every other test runs in Node. */
const componentTests = [
  'test/{ui,storefront,dashboard,app/access,app/routing,app/render,app/start}/**/*.test.tsx',
];

/** A project of its own, because PGlite takes a process with a `window` for a browser. */
const components = {
  extends: true as const,
  test: {
    name: 'components',
    environment: 'happy-dom',
    include: componentTests,
    setupFiles: ['test/support/browser/setUpComponents.ts'],
    testTimeout: 60_000,
  },
};

const contract = {
  extends: true as const,
  test: {
    name: 'contract',
    // For a host other than the bundled server, run what any host must answer (docs/operations.md).
    include: [process.env.CONTRACT_ORIGIN ? 'test/contract/anyHost.test.ts' : 'test/contract/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
};

/** `npm run test:faults` takes many minutes; needs a build in `dist`. */
const faults = {
  extends: true as const,
  test: {
    name: 'faults',
    include: ['test/faults/**/*.test.ts'],
    exclude: ['test/faults/cluster.test.ts', 'test/faults/cluster/**'],
    provide: { faultSize: 'full' as const },
    testTimeout: 900_000,
    hookTimeout: 120_000,
  },
};

/** The same tests with fewer kills and orders, as part of `npm test`. */
const shortFaults = {
  ...faults,
  test: {
    ...faults.test,
    name: 'shortFaults',
    // Others try the same in less time: `contract/badInput` a part of the bad input, `restoreDrill` backups in a folder instead of a bucket,
    // and `operating` and `monitoring` read the metrics that Prometheus would.
    exclude: [
      ...faults.test.exclude,
      ...['badInput', 'backupsInBucket', 'watching'].map((name) => `test/faults/${name}.test.ts`),
    ],
    provide: { faultSize: 'short' as const },
    // After the other projects: shops under load would keep their tests from the processor.
    sequence: { groupOrder: 1 },
  },
};

/** `npm run test:cluster`: every fault of a cluster of Debian's packages; needs a build in `dist`. */
const cluster = {
  ...faults,
  test: {
    ...faults.test,
    name: 'cluster',
    include: ['test/faults/cluster.test.ts', 'test/faults/cluster/*.test.ts'],
    exclude: [],
    // One cluster at a time: its parts wait for each other by the clock.
    fileParallelism: false,
  },
};

/** Minutes of load on the built shop (`npm run test:load`); run the build before. */
const load = {
  extends: true as const,
  test: {
    name: 'load',
    include: ['test/load/**/*.test.ts'],
    // One file at a time: each loads the machine.
    fileParallelism: false,
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
};

const unit = {
  extends: true as const,
  test: {
    name: 'unit',
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/contract/**', 'test/faults/**', 'test/load/**', 'test/journeys/**', ...componentTests],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
};

export const testProjects = [unit, contract, components, faults, shortFaults, cluster, load];
