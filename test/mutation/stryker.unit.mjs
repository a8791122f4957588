import { shared } from './shared.mjs';

/** `npm run test:mutation`: the pure layers with their unit tests. */
export default {
  ...shared,
  mutate: ['src/{domain,machines,slices}/**/*.ts'],
  vitest: { configFile: 'test/mutation/vitest.unit.ts', related: false },
  jsonReporter: { fileName: '.test/mutation/unit.json' },
  htmlReporter: { fileName: '.test/mutation/unit.html' },
  thresholds: { high: 98, low: 95, break: 95 },
};
