import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/ui/carousel.ts';
import { rowStyles, type SlideBreakpoint } from './slideBreakpoints.ts';
import type { Slides } from './useSlides.ts';

export interface CarouselItem {
  readonly key: string;
  readonly content: ReactNode;
}

interface SlideTrackProps extends Pick<Slides, 'trackRef' | 'view'> {
  readonly slides: readonly CarouselItem[];
  readonly breakpoints: readonly SlideBreakpoint[];
  /** Whether a slide that comes into view is announced. */
  readonly live?: 'polite' | 'off';
}

/** How many slides are near before the slider is loaded: those in view on a phone, and the next ones. */
const firstNear = 4;

/**
 * How many slides, counted from the first, are near: those up to the end of the view, and as many more as are in view. `Carousel` lays out
 * the far ones late (`data-far`).
 */
const nearCount = (view: Slides['view']): number =>
  view === null ? firstNear : Math.max(firstNear, view.first + 2 * view.perView);

/** The row of slides. Slides outside the view are inert, so the keyboard skips them. */
export const SlideTrack = ({ trackRef, view, slides, breakpoints, live }: SlideTrackProps) => (
  <Root ref={trackRef} aria-live={live} $breakpoints={breakpoints}>
    {slides.map(({ key, content }, index) => (
      <Item
        key={key}
        data-slide
        data-far={index >= nearCount(view) || undefined}
        aria-roledescription={messages.slide}
        aria-label={messages.placeOf(index + 1, slides.length)}
        inert={view !== null && !view.visible.includes(index)}
      >
        {content}
      </Item>
    ))}
  </Root>
);

// A fieldset has the role of a group, which a slide needs for its label.
const Item = styled.fieldset`
  flex: none;
  overflow: hidden;
`;
const Root = styled.div<{ $breakpoints: readonly SlideBreakpoint[] }>`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  ${({ $breakpoints }) => rowStyles($breakpoints)}
  /* The slider sets its own gaps and moves the row sideways itself; the browser scrolls the page up and down only. */
  &[data-mounted] { gap: 0; overflow: hidden; user-select: none; touch-action: pan-y pinch-zoom; }
`;
