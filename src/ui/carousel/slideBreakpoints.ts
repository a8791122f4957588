import { css } from 'styled-components';

/** Slides per view and the gap between them in CSS pixels, from a minimum width. */
export interface SlideBreakpoint {
  readonly from: number;
  readonly perView: number;
  readonly spacing: number;
}

export const singleSlide: readonly SlideBreakpoint[] = [{ from: 0, perView: 1, spacing: 0 }];

/** CSS of a slide's width in a row whose own width is `row`. */
export const slideWidth = ({ perView, spacing }: SlideBreakpoint, row = '100%'): string =>
  `calc((${row} - ${(perView - 1) * spacing}px) / ${perView})`;

/** The row's CSS before, and without, the slider's code: the same widths and gaps. */
export const rowStyles = (breakpoints: readonly SlideBreakpoint[]) =>
  breakpoints.map(
    (breakpoint) => css`
      @media (min-width: ${breakpoint.from}px) {
        gap: ${breakpoint.spacing}px;
        > * { width: ${slideWidth(breakpoint)}; }
      }
    `,
  );

/** The breakpoints as the slider takes them: media queries with options. */
export const sliderBreakpoints = (breakpoints: readonly SlideBreakpoint[]) =>
  Object.fromEntries(
    breakpoints.map(({ from, perView, spacing }) => [
      `(min-width: ${from}px)`,
      { slides: { perView, spacing } },
    ]),
  );
