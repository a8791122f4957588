import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { rowStyles, type SlideBreakpoint } from './steps.ts';
import type { Slides } from './useSlides.ts';

export interface Slide {
  readonly key: string;
  readonly content: ReactNode;
}

interface SlideTrackProps extends Pick<Slides, 'trackRef' | 'view'> {
  readonly slides: readonly Slide[];
  readonly steps: readonly SlideBreakpoint[];
}

/** The row of slides. Slides outside the view are inert, so the keyboard skips them. */
export const SlideTrack = ({ trackRef, view, slides, steps }: SlideTrackProps) => (
  <Root ref={trackRef} $steps={steps}>
    {slides.map(({ key, content }, index) => (
      <Item
        key={key}
        data-slide
        aria-roledescription="slide"
        aria-label={`${index + 1} of ${slides.length}`}
        inert={view !== null && !view.visible.includes(index)}
      >
        {content}
      </Item>
    ))}
  </Root>
);

const Item = styled.fieldset`
  flex: none;
  overflow: hidden;
`;
const Root = styled.div<{ $steps: readonly SlideBreakpoint[] }>`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  touch-action: pan-y pinch-zoom;
  ${({ $steps }) => rowStyles($steps)}
  &[data-mounted] { gap: 0; overflow: hidden; user-select: none; }
  &:not([data-mounted]) { touch-action: auto; }
`;
