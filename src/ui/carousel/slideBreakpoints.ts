import { css } from 'styled-components';

/** How many slides are in view and the gap between them, from a minimum width of the window on; both in CSS pixels. */
export interface SlideBreakpoint {
  readonly from: number;
  readonly perView: number;
  readonly spacing: number;
}

export const singleSlide: readonly SlideBreakpoint[] = [{ from: 0, perView: 1, spacing: 0 }];

/** CSS of a slide's width in a row whose own width is `row`. */
export const slideWidth = ({ perView, spacing }: SlideBreakpoint, row = '100%'): string =>
  `calc((${row} - ${(perView - 1) * spacing}px) / ${perView})`;

/** CSS that gives the row, without the slider's code, the same widths and gaps as the slider. */
export const rowStyles = (breakpoints: readonly SlideBreakpoint[]) =>
  breakpoints.map(
    (breakpoint) => css`
      @media (min-width: ${breakpoint.from}px) {
        gap: ${breakpoint.spacing}px;
        > * { width: ${slideWidth(breakpoint)}; }
      }
    `,
  );

/** The breakpoints in the slider's own form: options by media query. */
export const sliderBreakpoints = (breakpoints: readonly SlideBreakpoint[]) =>
  Object.fromEntries(
    breakpoints.map(({ from, perView, spacing }) => [
      `(min-width: ${from}px)`,
      { slides: { perView, spacing } },
    ]),
  );
