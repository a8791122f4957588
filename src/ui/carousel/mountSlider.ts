import type { KeenSliderInstance, KeenSliderOptions } from 'keen-slider';
import { prefersReducedMotion } from '../theme/media.ts';

interface SliderOptions extends Pick<KeenSliderOptions, 'breakpoints' | 'loop'> {
  /** Removes the slider when the signal is aborted; the row then scrolls natively again. */
  readonly signal: AbortSignal;
  /** Called after every change of the slides in view. */
  readonly onChange: (slider: KeenSliderInstance) => void;
}

/** Milliseconds in which the slider moves to another slide; 1 is the least that it accepts. */
const animationTime = (): number => (prefersReducedMotion() ? 1 : 500);

/** The index of the first slide in view, in a row that the visitor may have scrolled. */
const nativePosition = (track: HTMLElement): number => {
  const [first, second] = track.querySelectorAll<HTMLElement>('[data-slide]');
  const widthWithGap = first && second ? second.offsetLeft - first.offsetLeft : 0;
  return widthWithGap === 0 ? 0 : Math.round(track.scrollLeft / widthWithGap);
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
    defaultAnimation: { duration: animationTime() },
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
