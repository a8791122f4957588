import { fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { SlideTrack } from '#ui/carousel/SlideTrack.tsx';
import { singleSlide } from '#ui/carousel/slideBreakpoints.ts';
import { useSlides } from '#ui/carousel/useSlides.ts';
import { EverythingInView } from '../../support/browser/EverythingInView.ts';

const slides = ['one', 'two'].map((key) => ({ key, content: key }));
const keys = slides.map(({ key }) => key);
const Track = ({ loop = false }: { readonly loop?: boolean }) => {
  const { trackRef, view, step } = useSlides(keys, singleSlide, loop);
  return (
    <>
      <SlideTrack trackRef={trackRef} view={view} slides={slides} breakpoints={singleSlide} />
      <button type="button" onClick={() => step(1)}>
        Next
      </button>
      <output>{view === null ? 'scrolls' : `slide ${view.first}`}</output>
    </>
  );
};

describe('Carousel', () => {
  it('HM-5 SH-16 announces the cards that a button brings into view', () => {
    const { getByText } = render(
      <Carousel label="Best Selling" slides={slides} head={<h2>Best Selling</h2>} />,
    );
    expect(getByText('two').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });
});

describe('SlideTrack', () => {
  /** What is to run in the next frame, which begins when the test calls it. */
  let frameCallbacks: FrameRequestCallback[];
  beforeEach(() => {
    frameCallbacks = [];
    vi.stubGlobal('IntersectionObserver', EverythingInView);
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frameCallbacks.push(callback));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('HM-4 takes the row over in one frame, so that no slide jumps', async () => {
    const { container } = render(<Track loop />);
    const row = container.firstElementChild;
    const state = () => ({
      mounted: row?.hasAttribute('data-mounted'),
      placed: [...(row?.children ?? [])].map((slide) => (slide as HTMLElement).style.transform !== ''),
    });
    // Two: the slider's own, which places the slides, and the one that sets `data-mounted`.
    await waitFor(() => expect(frameCallbacks.length).toBeGreaterThan(1));
    expect(state()).toEqual({ mounted: false, placed: [false, false] });
    for (const callback of frameCallbacks) callback(0);
    expect(state()).toEqual({ mounted: true, placed: [true, true] });
  });

  it('HM-4 a row that moves by itself needs no input', async () => {
    const { findByText } = render(<Track loop />);
    expect(await findByText('slide 0')).toBeTruthy();
  });

  it('SPD-1 any other row scrolls without the slider until the visitor’s first input', async () => {
    const observe = vi.spyOn(EverythingInView.prototype, 'observe');
    const { findByText, getByText } = render(<Track />);
    expect(observe).not.toHaveBeenCalled();
    expect(getByText('scrolls')).toBeTruthy();
    fireEvent.pointerDown(document.body);
    expect(await findByText('slide 0')).toBeTruthy();
  });

  it('SPD-1 the first step loads the slider and moves it', async () => {
    vi.spyOn(EverythingInView.prototype, 'observe').mockReturnValue(undefined);
    const { findByText, getByText } = render(<Track />);
    fireEvent.click(getByText('Next'));
    expect(await findByText(/^slide/)).toBeTruthy();
    await waitFor(() => {
      // A second later, when the slider's animation of 500 ms has ended.
      for (const callback of frameCallbacks.splice(0)) callback(performance.now() + 1000);
      expect(getByText('slide 1')).toBeTruthy();
    });
  });
});
