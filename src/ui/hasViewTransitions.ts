import { prefersReducedMotion } from './theme/media.ts';

/** With this many processor cores a device renders the old page once more without a visible delay. */
const minCores = 8;

/**
 * Whether a press on a card changes the page by a view transition. The browser renders the old page once more before
 * the transition, which delays it on slow devices (docs/speed.md). No transition runs with reduced motion.
 */
export const hasViewTransitions =
  typeof document !== 'undefined' &&
  'startViewTransition' in document &&
  navigator.hardwareConcurrency >= minCores &&
  !prefersReducedMotion();
