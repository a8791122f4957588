import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/replay.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { from } from '#ui/theme/media.ts';

interface PlayerControlsProps {
  /** Number of the current step, from 0. */
  readonly number: number;
  readonly last: number;
  readonly onGo: (step: number) => void;
}

/** Buttons to step and to play, and a slider; stepping or moving the slider stops the playback. */
export const PlayerControls = ({ number, last, onGo }: PlayerControlsProps) => {
  const { isPlaying, play, stop } = usePlaying({ number, last, onGo });
  const goTo = (step: number) => {
    stop();
    onGo(step);
  };
  const start = () => {
    if (number === last) onGo(0);
    play();
  };
  return (
    <>
      <Controls>
        <Button tone="plain" disabled={number === 0} onClick={() => goTo(number - 1)}>
          <Icon name="chevron-left" size={18} /> {messages.back}
        </Button>
        <Button disabled={last === 0} onClick={isPlaying ? stop : start}>
          <Icon name={isPlaying ? 'pause' : 'play'} size={18} /> {isPlaying ? messages.pause : messages.play}
        </Button>
        <Button tone="plain" disabled={number === last} onClick={() => goTo(number + 1)}>
          {messages.forward} <Icon name="chevron-right" size={18} />
        </Button>
      </Controls>
      <Scrubber
        type="range"
        min={0}
        max={last}
        value={number}
        aria-label={messages.step}
        aria-valuetext={messages.stepOf(number, last)}
        onChange={({ target }) => goTo(Number(target.value))}
      />
    </>
  );
};

/** Milliseconds between two steps. */
const stepMs = 1000;

/** Goes to the next step once a second while playing, up to the last one. */
const usePlaying = ({ number, last, onGo }: PlayerControlsProps) => {
  const [isRequested, setIsRequested] = useState(false);
  const isPlaying = isRequested && number < last;
  // No dependencies: `onGo` is a new function at each render, and each step starts the timer again.
  useEffect(() => {
    if (!isPlaying) return undefined;
    const goOn = () => {
      onGo(number + 1);
      // Stopped at the last step: otherwise an earlier step that is chosen in the list afterwards would play on by itself.
      if (number + 1 === last) setIsRequested(false);
    };
    const timer = setTimeout(goOn, stepMs);
    return () => clearTimeout(timer);
  });
  return { isPlaying, play: () => setIsRequested(true), stop: () => setIsRequested(false) };
};

const Controls = styled.div`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: center;
  gap: var(--space-2);

  button {
    padding-inline: var(--space-2);
  }

  ${from.small} {
    button {
      padding-inline: var(--space-4);
    }
  }
`;

const Scrubber = styled.input`
  width: 100%;
  min-height: var(--target);
  accent-color: var(--accent);
  cursor: pointer;
`;
