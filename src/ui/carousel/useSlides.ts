import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useCallback } from 'react';
import type { SlideBreakpoint } from './slideBreakpoints.ts';
import { type SlidesView, useMountedSlider, viewOf } from './useMountedSlider.ts';

export interface Slides {
  readonly trackRef: RefObject<HTMLDivElement | null>;
  /** `null` until the slider's code is loaded: the row then scrolls natively, and the first step loads the code. */
  readonly view: SlidesView | null;
  /** Moves by as many slides as are in view, times `by`; backwards if it is negative. */
  readonly step: (by: number) => void;
  /** Shows the next slide at once and fades it in, which the browser does without the main thread. */
  readonly showNext: () => void;
  readonly goTo: (index: number) => void;
}

/**
 * Returns the `abs` index to which the slider is to move. Keen-slider counts slides in two ways: `abs` goes on across the rounds of a
 * loop, and `rel` begins at 0 in each round.
 */
type TargetOf = (slider: KeenSliderInstance, view: SlidesView) => number;

/** How a slide that is shown at once fades in; the duration is milliseconds. */
const fadeIn = { keyframes: { opacity: [0.3, 1] }, timing: { duration: 400, easing: 'ease-out' } };

/** Makes a row of slides draggable and steppable once it is near the viewport. */
export const useSlides = (
  slideKeys: readonly string[],
  breakpoints: readonly SlideBreakpoint[],
  loop = false,
): Slides => {
  const { trackRef, sliderRef, mountRef, view } = useMountedSlider(slideKeys, breakpoints, loop);
  const moveTo = useCallback(
    async (targetOf: TargetOf): Promise<void> => {
      if (sliderRef.current === null) await mountRef.current?.();
      const slider = sliderRef.current;
      const currentView = slider && viewOf(slider);
      if (slider === null || currentView === null) return;
      // `true`: the index is an `abs`.
      slider.moveToIdx(targetOf(slider, currentView), true);
    },
    [sliderRef, mountRef],
  );
  const step = useCallback(
    (by: number): void =>
      void moveTo(({ track: { details } }, { perView }) => {
        const target = details.abs + by * perView;
        // During an animation the target may be before the first slide; the slider would not move at all.
        return loop ? target : Math.min(Math.max(target, 0), details.slides.length - 1);
      }),
    [moveTo, loop],
  );
  const showNext = useCallback(() => {
    const slider = sliderRef.current;
    // While the slider is animated, the visitor is moving a slide.
    if (slider === null || slider.animator.active) return;
    const { track } = slider;
    // `true`: the index is an `abs`.
    const distanceToNext = track.idxToDist(track.details.abs + 1, true);
    // Without the slider's animation, which takes three frames even if it lasts a millisecond.
    track.to(track.details.position + distanceToNext);
    trackRef.current?.animate?.(fadeIn.keyframes, fadeIn.timing);
  }, [sliderRef, trackRef]);
  const goTo = useCallback(
    (index: number): void =>
      // The slide with the index in the present round.
      void moveTo(({ track: { details } }) => details.abs + (index - details.rel)),
    [moveTo],
  );
  return { trackRef, view, step, showNext, goTo };
};
