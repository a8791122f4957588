import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useEffect, useRef, useState } from 'react';
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

interface MountedSlider {
  readonly trackRef: RefObject<HTMLDivElement | null>;
  /** `null` until the slider is mounted. */
  readonly sliderRef: RefObject<KeenSliderInstance | null>;
  /** Mounts the slider at once, for a visitor who steps before it is mounted; `null` while there is no row. */
  readonly mountRef: RefObject<(() => Promise<void>) | null>;
  /** `null` until the slider is mounted. */
  readonly view: SlidesView | null;
}

export const viewOf = (slider: KeenSliderInstance): SlidesView | null => {
  // `details` is null when the track has no slides.
  const details = slider.track.details as KeenSliderInstance['track']['details'] | null;
  if (details === null) return null;
  const visible = details.slides.flatMap(({ portion }, index) => (portion > 0.5 ? [index] : []));
  return { first: details.rel, perView: Math.max(1, visible.length), visible };
};

/**
 * Mounts the slider on a row of slides once that is near the viewport. A row that loops moves by itself, so it is watched from the start;
 * any other row is watched after the visitor's first input.
 */
export const useMountedSlider = (
  slideKeys: readonly string[],
  breakpoints: readonly SlideBreakpoint[],
  loop: boolean,
): MountedSlider => {
  const trackRef = useRef<HTMLDivElement>(null);
  const sliderRef = useRef<KeenSliderInstance | null>(null);
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

  return { trackRef, sliderRef, mountRef, view };
};
