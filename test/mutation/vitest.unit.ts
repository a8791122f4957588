import { mergeConfig } from 'vitest/config';
import { packages } from './packages.ts';

/** Unit tests for mutation testing, as one project: Stryker runs every project of a configuration. */
export default mergeConfig(packages, {
  test: {
    include: ['test/{domain,machines,slices}/**/*.test.{ts,tsx}', 'test/model/orderPaths.test.ts'],
    // These start Vitest or the compiler on the sources, which each mutant would repeat.
    exclude: ['test/machines/recordAsTest.test.ts', 'test/machines/additions.test.ts'],
    testTimeout: 60_000,
  },
});
