import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/ui/carousel.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { Icon } from '../icons/Icon.tsx';
import { from, prefersReducedMotion, reducedMotion } from '../theme/media.ts';
import { type CarouselItem, SlideTrack } from './SlideTrack.tsx';
import { singleSlide } from './slideBreakpoints.ts';
import { useSlides } from './useSlides.ts';

interface SlideShowProps {
  readonly label: string;
  readonly slides: readonly CarouselItem[];
  /** Milliseconds for which each slide is shown. */
  readonly pause: number;
}

/** Shows slides one after the other in a loop; pauses on hover, on focus, when stopped, and under reduced motion. */
export const SlideShow = ({ label, slides, pause }: SlideShowProps) => {
  const hasSeveral = slides.length > 1;
  const { trackRef, view, step, showNext, goTo } = useSlides(
    slides.map(({ key }) => key),
    singleSlide,
    // The row loops, unless it has only one slide.
    hasSeveral,
  );
  // `view` is `null` until the slider's code is loaded.
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const isRunning = view !== null && hasSeveral && !isHovered && !isFocused && !isStopped;

  useEffect(() => {
    if (!isRunning || prefersReducedMotion()) return undefined;
    // Unlike `step`, `showNext` fades, and leaves a slide alone that the visitor is moving.
    const timer = setInterval(() => document.visibilityState === 'visible' && showNext(), pause);
    return () => clearInterval(timer);
  }, [isRunning, pause, showNext]);

  return (
    <Root
      aria-roledescription={messages.carousel}
      aria-label={label}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      // A press of the mouse focuses its button too, but must not pause the slides for good.
      onFocus={(event) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
    >
      <SlideTrack
        trackRef={trackRef}
        view={view}
        slides={slides}
        breakpoints={singleSlide}
        live={isRunning ? 'off' : 'polite'}
      />
      {/* The buttons are hidden, not absent, until the slider is loaded: so their styles are part of the first render. */}
      {hasSeveral ? (
        <>
          <Arrow data-side="start" hidden={view === null}>
            <IconButton
              label={messages.previousSlide}
              icon={<Icon name="chevron-left" />}
              onClick={() => step(-1)}
            />
          </Arrow>
          <Arrow data-side="end" hidden={view === null}>
            <IconButton
              label={messages.nextSlide}
              icon={<Icon name="chevron-right" />}
              onClick={() => step(1)}
            />
          </Arrow>
          <Footer hidden={view === null}>
            <PauseButton
              type="button"
              aria-label={isStopped ? messages.playTheSlides : messages.stopTheSlides}
              onClick={() => setStopped((stopped) => !stopped)}
            >
              <Icon name={isStopped ? 'play' : 'pause'} size={16} />
            </PauseButton>
            {slides.map(({ key }, index) => (
              <Dot
                key={key}
                type="button"
                aria-label={messages.showSlide(index + 1)}
                aria-current={index === view?.first}
                onClick={() => goTo(index)}
              />
            ))}
          </Footer>
        </>
      ) : null}
    </Root>
  );
};

const Root = styled.section`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--surface);
`;
const Arrow = styled.div`
  position: absolute;
  inset-block-start: var(--space-3);
  inset-inline-end: var(--space-3);
  &[data-side='start'] { inset-inline-end: calc(var(--space-5) + var(--target)); }
  button { background: var(--surface-translucent); }
  @media (hover: hover) {
    opacity: 0;
    transition: opacity 0.2s;
    ${Root}:hover &, &:focus-within { opacity: 1; }
  }
  /* A phone has the dots, and the button that stops the slides in this corner. */
  @media (max-width: 599px), (hover: none) and (max-width: 768px) { display: none; }
`;
const Footer = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: var(--space-1);
  display: flex;
  align-items: flex-end;
  pointer-events: none;
  button { pointer-events: auto; padding: 0; border: 0; background: none; }
`;
const PauseButton = styled.button`
  display: grid;
  place-items: center;
  width: var(--target);
  height: var(--target);
  color: #1a211d;
  /* A phone has no room for it between the link of a slide and the dots. */
  position: absolute;
  inset-block-start: var(--space-2);
  inset-inline-end: 0;
  ${from.tablet} { position: static; }
  svg { box-sizing: content-box; padding: 5px; border-radius: var(--radius-full); background: rgb(255 255 255 / 85%); }
  ${reducedMotion} { display: none; }
`;
const Dot = styled.button`
  width: 28px;
  height: var(--target);
  /* The slides cut what is outside of them. */
  outline-offset: -3px;
  &::after {
    content: '';
    display: block;
    width: 10px;
    height: 10px;
    margin: auto;
    border: 1.5px solid rgb(26 33 29 / 55%);
    border-radius: var(--radius-full);
    background: rgb(255 255 255 / 85%);
  }
  &[aria-current='true']::after { width: 22px; background: var(--brand); border-color: #fff; }
`;
