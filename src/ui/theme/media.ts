import { widths } from '#domain/shop/constants.ts';

/** CSS pixels from which three product cards fit side by side. */
const tabletWidth = 600;
/** CSS pixels up to which a window is short, such as a phone in landscape or a desktop window at 200 % zoom. */
const shortHeight = 480;

/**
 * Media queries for windows from a width upward. `widths.small` and `widths.medium` are the last widths of small and medium windows, so
 * `from.small` and `from.medium` begin one pixel above.
 */
export const from = {
  small: `@media (min-width: ${widths.small + 1}px)`,
  tablet: `@media (min-width: ${tabletWidth}px)`,
  medium: `@media (min-width: ${widths.medium + 1}px)`,
  large: `@media (min-width: ${widths.large}px)`,
  container: `@media (min-width: ${widths.container}px)`,
} as const;

/** The widths below `from.medium`: a condition for `matchMedia`, without `@media`. */
export const narrow = `(max-width: ${widths.medium}px)`;

/** A short window: sticky elements would leave no space to read. */
export const short = `@media (max-height: ${shortHeight}px)`;

/** A window below `from.medium`, such as a phone's, unless it is short: a bar may stay at the bottom. A whole at-rule, unlike `narrow`. */
export const phone = `@media screen and (max-width: ${widths.medium}px) and (min-height: ${shortHeight + 1}px)`;

/** For devices that can hover. */
export const hovering = '@media (hover: hover)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
