import { widths } from '#domain/constants.ts';

/** Media conditions from a width upward: above small, above medium, large, the whole container. */
export const from = {
  small: `@media (min-width: ${widths.small + 1}px)`,
  /** Space for three cards side by side. */
  tablet: '@media (min-width: 600px)',
  medium: `@media (min-width: ${widths.medium + 1}px)`,
  large: `@media (min-width: ${widths.large}px)`,
  container: `@media (min-width: ${widths.container}px)`,
} as const;

/** The widths below `from.medium`, for `matchMedia`. */
export const narrow = `(max-width: ${widths.medium}px)`;

/** A low window, as at 200 % zoom or in landscape: sticky elements would leave no space to read. */
export const short = '@media (max-height: 480px)';

/** A phone's window, unless it is low: where a bar may stay at the bottom. */
export const phone = `@media screen and (max-width: ${widths.medium}px) and (min-height: 481px)`;

/** For devices that can hover. */
export const hovering = '@media (hover: hover)';
export const reducedMotion = '@media (prefers-reduced-motion: reduce)';

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
