import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider';
import { prefersReducedMotion } from '../theme/media.ts';

interface SliderOptions extends Pick<KeenSliderOptions, 'breakpoints' | 'loop'> {
  /** Removes the slider when the signal is aborted; the row then scrolls natively again. */
  readonly signal: AbortSignal;
  /** Called after every change of the slides in view. */
  readonly onChange: (slider: KeenSliderInstance) => void;
}

/** The index of the first slide in view, in a row that the visitor may have scrolled. */
const nativePosition = (track: HTMLElement): number => {
  const [first, second] = track.querySelectorAll<HTMLElement>('[data-slide]');
  const width = first && second ? second.offsetLeft - first.offsetLeft : 0;
  return width === 0 ? 0 : Math.round(track.scrollLeft / width);
};

/** Loads the slider's code and makes the row a slider; resolves to `null` if the signal was aborted before that. */
export const mountSlider = async (
  track: HTMLElement,
  { signal, onChange, ...options }: SliderOptions,
): Promise<KeenSliderInstance | null> => {
  const { default: KeenSlider } = await import('keen-slider');
  if (signal.aborted) return null;
  const initial = nativePosition(track);
  track.scrollLeft = 0;
  // The slider sets its widths and gaps in the next frame. The row's own gaps must go in the same frame, or it jumps.
  const frame = requestAnimationFrame(() => void track.toggleAttribute('data-mounted', true));
  const slider = new KeenSlider(track, {
    selector: '[data-slide]',
    initial,
    ...options,
    defaultAnimation: { duration: prefersReducedMotion() ? 1 : 500 },
    created: onChange,
    updated: onChange,
    // Another breakpoint may change how many slides are in view.
    optionsChanged: onChange,
    slideChanged: onChange,
    animationEnded: onChange,
  });
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    slider.destroy();
    track.toggleAttribute('data-mounted', false);
  });
  return slider;
};
