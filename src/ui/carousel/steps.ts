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
export const rowStyles = (steps: readonly SlideBreakpoint[]) =>
  steps.map(
    (step) => css`
      @media (min-width: ${step.from}px) {
        gap: ${step.spacing}px;
        > * { width: ${slideWidth(step)}; }
      }
    `,
  );

/** The same steps as keen-slider breakpoints. */
export const sliderSteps = (steps: readonly SlideBreakpoint[]) =>
  Object.fromEntries(
    steps.map(({ from, perView, spacing }) => [`(min-width: ${from}px)`, { slides: { perView, spacing } }]),
  );
