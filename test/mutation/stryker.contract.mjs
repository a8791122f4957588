import { shared } from './shared.mjs';

/** `npm run test:mutation:contract`: the API client and the orders service with the contract suite. Takes hours. */
export default {
  ...shared,
  mutate: ['src/api/**/*.ts', 'src/server/orders/**/*.ts'],
  vitest: { configFile: 'test/mutation/vitest.contract.ts', related: false },
  jsonReporter: { fileName: '.test/mutation/contract.json' },
  htmlReporter: { fileName: '.test/mutation/contract.html' },
  thresholds: { high: 95, low: 85, break: 85 },
  timeoutMS: 60_000,
};
