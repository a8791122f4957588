import { mergeConfig } from 'vitest/config';
import { packages } from './packages.ts';

/** The contract suite for mutation testing, on the embedded database alone. */
export default mergeConfig(packages, {
  test: {
    include: ['test/api/**/*.test.ts', 'test/contract/**/*.test.ts', 'test/model/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
