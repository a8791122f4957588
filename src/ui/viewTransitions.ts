import { prefersReducedMotion } from './theme/media.ts';

/** Processor cores from which a phone or desk renders the picture of the old page beside its other work. */
const leastCores = 8;

/**
 * Whether a press on a card changes the page by a view transition. The browser renders the old page once more before
 * it, which slow devices show as a delay (docs/speed.md); no transition runs with reduced motion.
 */
export const withViewTransition =
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  navigator.hardwareConcurrency >= leastCores &&
  !prefersReducedMotion();
