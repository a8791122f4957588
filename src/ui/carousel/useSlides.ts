import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { onFirstInput } from '../hooks/onFirstInput.ts';
import { mountSlider } from './mountSlider.ts';
import { type SlideBreakpoint, sliderBreakpoints } from './slideBreakpoints.ts';

export interface SlidesView {
  /** The index of the first visible slide. */
  readonly first: number;
  /** How many slides are visible, at least 1. */
  readonly perView: number;
  /** The indexes of the slides of which more than half is in view. */
  readonly visible: readonly number[];
}

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

const viewOf = (slider: KeenSliderInstance): SlidesView | null => {
  // `details` is null when the track has no slides.
  const details = slider.track.details as KeenSliderInstance['track']['details'] | null;
  if (details === null) return null;
  const visible = details.slides.flatMap(({ portion }, index) => (portion > 0.5 ? [index] : []));
  return { first: details.rel, perView: Math.max(1, visible.length), visible };
};

/**
 * Returns the `abs` index to which the slider is to move. Keen-slider counts slides in two ways: `abs` goes on across the rounds of a
 * loop, and `rel` begins at 0 in each round.
 */
type TargetOf = (slider: KeenSliderInstance, view: SlidesView) => number;

/** How a slide that is shown at once fades in; the duration is milliseconds. */
const fadeIn = { keyframes: { opacity: [0.3, 1] }, timing: { duration: 400, easing: 'ease-out' } };

/**
 * Makes a row of slides draggable and steppable once it is near the viewport. A row that loops moves by itself, so it is watched
 * from the start; any other row is watched after the visitor's first input.
 */
export const useSlides = (
  slideKeys: readonly string[],
  breakpoints: readonly SlideBreakpoint[],
  loop = false,
): Slides => {
  const trackRef = useRef<HTMLDivElement>(null);
  const sliderRef = useRef<KeenSliderInstance | null>(null);
  /** Loads and mounts the slider, for a step before the row is watched; `null` while there is no row. */
  const mountRef = useRef<(() => Promise<void>) | null>(null);
  const [view, setView] = useState<SlidesView | null>(null);
  // The slider keeps references to its elements: other slides need a new slider.
  const allKeys = slideKeys.join('\n');

  useEffect(() => {
    const track = trackRef.current;
    const hasSlides = allKeys !== '';
    if (track === null || !hasSlides) return undefined;
    const lifetime = new AbortController();
    const { signal } = lifetime;
    const options = {
      breakpoints: sliderBreakpoints(breakpoints),
      loop,
      signal,
      onChange: (slider: KeenSliderInstance) => setView(viewOf(slider)),
    };
    let mounting: Promise<void> | null = null;
    const mount = async (): Promise<void> => {
      sliderRef.current = await mountSlider(track, options);
    };
    const mountOnce = (): Promise<void> => {
      mounting ??= mount().catch((error: unknown) => {
        mounting = null;
        console.error('The slider could not be loaded', error);
      });
      return mounting;
    };
    mountRef.current = mountOnce;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void mountOnce();
      },
      { rootMargin: '300px' },
    );
    const observe = () => observer.observe(track);
    // 0: no delay if the input is on a link, since a finger on a card's link may be dragging the row.
    const stopWaiting = loop ? undefined : onFirstInput(observe, 0);
    if (loop) observe();
    return () => {
      lifetime.abort();
      stopWaiting?.();
      observer.disconnect();
      sliderRef.current = null;
      mountRef.current = null;
      setView(null);
    };
  }, [allKeys, breakpoints, loop]);

  const moveTo = useCallback(async (targetOf: TargetOf): Promise<void> => {
    if (sliderRef.current === null) await mountRef.current?.();
    const slider = sliderRef.current;
    const currentView = slider && viewOf(slider);
    if (slider === null || currentView === null) return;
    // `true`: the index is an `abs`.
    slider.moveToIdx(targetOf(slider, currentView), true);
  }, []);
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
  }, []);
  const goTo = useCallback(
    (index: number): void =>
      // The slide with the index in the present round.
      void moveTo(({ track: { details } }) => details.abs + (index - details.rel)),
    [moveTo],
  );
  return { trackRef, view, step, showNext, goTo };
};
