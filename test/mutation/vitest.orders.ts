import { mergeConfig } from 'vitest/config';
import { packages } from './packages.ts';

const suites = [
  'bulkOrders',
  'concurrentDeletes',
  'customerMoves',
  'idempotencyKeys',
  'orderMachineAudit',
  'orderMoves',
  'orders',
  'permissions',
  'placeOrder',
  'rateLimits',
  'refusedOrders',
  'repeatedOrders',
];

/** The contract tests of orders for mutation testing, on one database. */
export default mergeConfig(packages, {
  test: {
    include: [`test/contract/{${suites.join(',')}}.test.ts`, 'test/server/orders/**/*.test.ts'],
    env: { ONE_TEST_DATABASE: 'yes' },
    globalSetup: ['test/mutation/startDatabase.ts'],
    setupFiles: ['test/mutation/coverSetUp.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
