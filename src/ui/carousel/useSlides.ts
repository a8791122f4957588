import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../theme/media.ts';
import { type SlideBreakpoint, sliderSteps } from './steps.ts';

export interface SlidesView {
  /** The index of the first visible slide. */
  readonly at: number;
  readonly perView: number;
  readonly visible: readonly number[];
}

export interface Slides {
  readonly trackRef: RefObject<HTMLDivElement | null>;
  /** `null` until the slider's code is loaded: the row then only scrolls natively. */
  readonly view: SlidesView | null;
  /** Moves by that many slides, backwards when negative. */
  readonly step: (by: number) => void;
  /** The same without sliding: the new slide fades in, which the compositor does without the main thread. */
  readonly cut: (by: number) => void;
  readonly goTo: (index: number) => void;
}

const viewOf = (slider: KeenSliderInstance): SlidesView | null => {
  // `details` is null when the track has no slides.
  const details = slider.track.details as KeenSliderInstance['track']['details'] | null;
  if (details === null) return null;
  const visible = details.slides.flatMap(({ portion }, index) => (portion > 0.5 ? [index] : []));
  return { at: details.rel, perView: Math.max(1, visible.length), visible };
};

/** Makes a row of slides draggable and steppable, once it is near the viewport. */
export const useSlides = (
  slideKeys: readonly string[],
  steps: readonly SlideBreakpoint[],
  loop: boolean,
): Slides => {
  const trackRef = useRef<HTMLDivElement>(null);
  const sliderRef = useRef<KeenSliderInstance | null>(null);
  const [view, setView] = useState<SlidesView | null>(null);
  // The slider keeps references to its elements: other slides need a new slider.
  const identity = slideKeys.join('\n');

  useEffect(() => {
    const track = trackRef.current;
    if (track === null || identity === '') return undefined;
    let isCancelled = false;
    let frame = 0;
    const updateView = (slider: KeenSliderInstance) => setView(viewOf(slider));
    const mount = async () => {
      const { default: KeenSlider } = await import('keen-slider');
      if (isCancelled) return;
      track.scrollLeft = 0;
      // The slider sets its widths and gaps in the next frame. The row's own gaps end in the same one, or it would jump.
      frame = requestAnimationFrame(() => void track.toggleAttribute('data-mounted', true));
      sliderRef.current = new KeenSlider(track, {
        selector: '[data-slide]',
        loop,
        breakpoints: sliderSteps(steps),
        defaultAnimation: { duration: prefersReducedMotion() ? 1 : 500 },
        created: updateView,
        updated: updateView,
        // Another width may change the number in view.
        optionsChanged: updateView,
        slideChanged: updateView,
        animationEnded: updateView,
      });
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        mount().catch((error: unknown) => console.error('The slider could not be loaded', error));
      },
      { rootMargin: '300px' },
    );
    observer.observe(track);
    return () => {
      isCancelled = true;
      observer.disconnect();
      cancelAnimationFrame(frame);
      sliderRef.current?.destroy();
      track.toggleAttribute('data-mounted', false);
      sliderRef.current = null;
      setView(null);
    };
  }, [identity, steps, loop]);

  const moveTo = useCallback((target: (slider: KeenSliderInstance) => number, duration?: number) => {
    const slider = sliderRef.current;
    if (slider === null || viewOf(slider) === null) return;
    slider.moveToIdx(target(slider), true, duration === undefined ? undefined : { duration });
  }, []);
  const step = useCallback(
    (by: number, duration?: number) =>
      moveTo(({ track: { details } }) => {
        const target = details.abs + by;
        // During an animation the target may be before the first slide; the slider would not move at all.
        return loop ? target : Math.min(Math.max(target, 0), details.slides.length - 1);
      }, duration),
    [moveTo, loop],
  );
  const cut = useCallback(
    (by: number) => {
      step(by, 1);
      trackRef.current?.animate?.({ opacity: [0.3, 1] }, { duration: 400, easing: 'ease-out' });
    },
    [step],
  );
  const goTo = useCallback(
    (index: number) => moveTo((slider) => slider.track.details.abs + index - slider.track.details.rel),
    [moveTo],
  );
  return { trackRef, view, step, cut, goTo };
};
