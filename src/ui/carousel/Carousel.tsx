import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { carouselBreakpoints } from '#domain/shop/constants.ts';
import * as messages from '#messages/ui/carousel.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { SectionHeader } from '../layout/SectionHeader.ts';
import { type CarouselItem, SlideTrack } from './SlideTrack.tsx';
import { type SlideBreakpoint, slideWidth } from './slideBreakpoints.ts';
import { useSlides } from './useSlides.ts';

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly CarouselItem[];
  /** The heading, shown in one line with the buttons. */
  readonly head: ReactNode;
}

/** How many slides are in view on the widest screens. */
const mostPerView = Math.max(...carouselBreakpoints.map(({ perView }) => perView));

/** A row of cards with buttons for the previous and next ones: 1, 2, 3 or 5 in view (HM-4, HM-5). */
export const Carousel = ({ label, slides, head }: CarouselProps) => {
  const { trackRef, view, step } = useSlides(
    slides.map(({ key }) => key),
    carouselBreakpoints,
  );
  const first = view?.first ?? 0;
  // The index of the last slide that can be the first in view. Until the slider is loaded, the buttons assume the most slides in view.
  const lastFirst = slides.length - (view?.perView ?? mostPerView);
  return (
    <section aria-roledescription={messages.carousel} aria-label={label}>
      <SectionHeader>
        {head}
        <Buttons data-idle={lastFirst <= 0 || undefined}>
          <IconButton
            label={messages.previousIn(label)}
            icon={<Icon name="chevron-left" />}
            // Not `disabled`, by which the button would lose the focus at the row's end. A step beyond an end moves nothing.
            aria-disabled={first <= 0}
            onClick={() => step(-1)}
          />
          <IconButton
            label={messages.nextIn(label)}
            icon={<Icon name="chevron-right" />}
            aria-disabled={first >= lastFirst}
            onClick={() => step(1)}
          />
        </Buttons>
      </SectionHeader>
      <Cards>
        <SlideTrack
          trackRef={trackRef}
          view={view}
          slides={slides}
          breakpoints={carouselBreakpoints}
          live="polite"
        />
      </Cards>
    </section>
  );
};

/**
 * The height in CSS pixels of a card's text below its picture, with a name of three lines, as `Cards` reserves. It is less in a narrow
 * window, where the name is smaller.
 */
const textHeight = ({ perView }: SlideBreakpoint): number => (perView < 3 ? 117 : 125);

/**
 * A far card is not laid out, nor its picture loaded, before the row slides towards it. Until then it is as high as its picture, a square
 * of the slide's width, and `textHeight`.
 */
const Cards = styled.div`
  container-type: inline-size;
  /* Three lines for each name: a row whose cards arrive slowly must not grow for one that is out of view. */
  h3 { min-height: calc(3em * var(--leading-snug)); }
  [data-far] > * { content-visibility: auto; }
  ${carouselBreakpoints.map(
    (breakpoint) => css`
      @media (min-width: ${breakpoint.from}px) {
        [data-far] > * { contain-intrinsic-height: auto calc(${slideWidth(breakpoint, '100cqw')} + ${textHeight(breakpoint)}px); }
      }
    `,
  )}
`;
const Buttons = styled.div`
  display: grid;
  /* As wide with one button as with two: a page that arrives slowly must not move the first button when the second one comes. */
  grid-template-columns: repeat(2, var(--target));
  gap: var(--space-2);
  button { border: 1px solid var(--line-strong); background: var(--surface); }
  &[data-idle] { visibility: hidden; }
`;
