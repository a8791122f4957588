import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the tests of faults run at full size (`npm run test:faults`) or in their short form (`npm test`). */
    readonly faultSize: 'full' | 'short';
  }
}

/** The value for the size at which the tests run. */
export const sized = <Value>(sizes: { readonly full: Value; readonly short: Value }): Value =>
  sizes[inject('faultSize')];
