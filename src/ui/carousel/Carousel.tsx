import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { carouselBreakpoints } from '#domain/constants.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { type Slide, SlideTrack } from './SlideTrack.tsx';
import { type SlideBreakpoint, slideWidth } from './steps.ts';
import { useSlides } from './useSlides.ts';

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Shown in one line with the buttons. */
  readonly head: ReactNode;
}

/** At the widest. */
const mostPerView = Math.max(...carouselBreakpoints.map(({ perView }) => perView));

/** A row of cards with buttons for the previous and next ones: 1, 2, 3 or 5 in view (HM-4, HM-5). */
export const Carousel = ({ label, slides, head }: CarouselProps) => {
  const { trackRef, view, step } = useSlides(
    slides.map(({ key }) => key),
    carouselBreakpoints,
    false,
  );
  // Until the slider is there, the most that any width has in view.
  const lastIndex = slides.length - (view?.perView ?? mostPerView);
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <Header>
        {head}
        <Buttons data-idle={lastIndex <= 0 || undefined}>
          <IconButton
            label={`Previous in ${label}`}
            icon={<Icon name="chevron-left" />}
            disabled={view === null || view.at <= 0}
            onClick={() => step(-1)}
          />
          <IconButton
            label={`Next in ${label}`}
            icon={<Icon name="chevron-right" />}
            disabled={(view?.at ?? 0) >= lastIndex}
            onClick={() => step(1)}
          />
        </Buttons>
      </Header>
      <Cards>
        <SlideTrack trackRef={trackRef} view={view} slides={slides} steps={carouselBreakpoints} />
      </Cards>
    </section>
  );
};

/** Pixels below a card's picture, with two lines of name. */
const textHeight = ({ perView }: SlideBreakpoint): number => (perView < 3 ? 117 : 125);

/** A card is not laid out, nor its picture loaded, before the row is slid towards it; its height is that of the others. */
const Cards = styled.div`
  container-type: inline-size;
  [data-far] > * { content-visibility: auto; }
  ${carouselBreakpoints.map(
    (step) => css`
      @media (min-width: ${step.from}px) {
        [data-far] > * { contain-intrinsic-block-size: auto calc(${slideWidth(step, '100cqw')} + ${textHeight(step)}px); }
      }
    `,
  )}
`;
const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-block-end: var(--space-4);
`;
const Buttons = styled.div`
  display: flex;
  gap: var(--space-2);
  button { border: 1px solid var(--line-strong); background: var(--surface); }
  &[data-idle] { visibility: hidden; }
`;
