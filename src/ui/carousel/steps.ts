import { css } from 'styled-components';

/** How many slides stand beside each other and the gap between them in CSS pixels, from a width upward. */
export interface SlideStep {
  readonly from: number;
  readonly perView: number;
  readonly spacing: number;
}

export const oneByOne: readonly SlideStep[] = [{ from: 0, perView: 1, spacing: 0 }];

const slideWidth = ({ perView, spacing }: SlideStep): string =>
  `calc((100% - ${(perView - 1) * spacing}px) / ${perView})`;

/** The row as it stands before, and without, the slider's code: the same widths and gaps. */
export const rowOf = (steps: readonly SlideStep[]) =>
  steps.map(
    (step) => css`
      @media (min-width: ${step.from}px) {
        gap: ${step.spacing}px;
        > * { width: ${slideWidth(step)}; }
      }
    `,
  );

/** The same steps in the slider's own terms. */
export const sliderSteps = (steps: readonly SlideStep[]) =>
  Object.fromEntries(
    steps.map(({ from, perView, spacing }) => [`(min-width: ${from}px)`, { slides: { perView, spacing } }]),
  );
