import { widths } from '#domain/constants.ts';

/** Media conditions from a width upward: more than a small screen, more than a medium one, a large one, the whole container. */
export const from = {
  small: `@media (min-width: ${widths.small + 1}px)`,
  /** Three cards have room beside each other. */
  tablet: '@media (min-width: 600px)',
  medium: `@media (min-width: ${widths.medium + 1}px)`,
  large: `@media (min-width: ${widths.large}px)`,
  whole: `@media (min-width: ${widths.container}px)`,
} as const;

/** A window of little height, as at 200 % zoom or of a phone on its side: what sticks to its edges would leave no room to read. */
export const short = '@media (max-height: 480px)';

/** For what only a device with a real pointer should do. */
export const hovering = '@media (hover: hover)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';
