import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SlideTrack } from '#ui/carousel/SlideTrack.tsx';
import { singleSlide } from '#ui/carousel/steps.ts';
import { useSlides } from '#ui/carousel/useSlides.ts';

/** An observer for which everything is in view. */
class EverythingInView {
  private readonly report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.report = report;
  }
  observe(): void {
    this.report([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

const slides = ['one', 'two'].map((key) => ({ key, content: key }));
const keys = slides.map(({ key }) => key);
const Track = () => {
  const { trackRef, view } = useSlides(keys, singleSlide, false);
  return <SlideTrack trackRef={trackRef} view={view} slides={slides} steps={singleSlide} />;
};

describe('SlideTrack', () => {
  let frame: FrameRequestCallback[];
  beforeEach(() => {
    frame = [];
    vi.stubGlobal('IntersectionObserver', EverythingInView);
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frame.push(callback));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('HM-4 takes the row over in one frame, so that no slide jumps', async () => {
    const { container } = render(<Track />);
    const row = container.firstElementChild;
    const state = () => ({
      mounted: row?.hasAttribute('data-mounted'),
      placed: [...(row?.children ?? [])].map((slide) => (slide as HTMLElement).style.transform !== ''),
    });
    await waitFor(() => expect(frame.length).toBeGreaterThan(1));
    expect(state()).toEqual({ mounted: false, placed: [false, false] });
    for (const callback of frame) callback(0);
    expect(state()).toEqual({ mounted: true, placed: [true, true] });
  });
});
