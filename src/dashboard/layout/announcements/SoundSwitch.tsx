import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/layout/announcements.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { from } from '#ui/theme/media.ts';
import { isSoundOn, isSoundReady, readySound, turnSoundOff, turnSoundOn } from './orderSound.ts';

/** The events of a finger, a mouse or a key in which browsers permit a sound. */
const presses = ['pointerup', 'keydown'] as const;

/** The button that turns the sound of new orders on and off in this browser, with a hint while the sound waits for a press (MD-9). */
export const SoundSwitch = () => {
  const [isOn, setIsOn] = useState(isSoundOn);
  const [isReady, setIsReady] = useState(isSoundReady);
  const isWaiting = isOn && !isReady;
  // The browser lets a page play nothing before the first press on it.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ready = () => void readySound().then(setIsReady);
    for (const press of presses) addEventListener(press, ready);
    return () => {
      for (const press of presses) removeEventListener(press, ready);
    };
  }, [isWaiting]);
  const toggle = async () => {
    if (isOn) {
      turnSoundOff();
      setIsOn(false);
      return;
    }
    const plays = await turnSoundOn();
    setIsOn(plays);
    setIsReady(plays);
    if (!plays)
      await alertDialog({
        title: messages.theSoundCannotBePlayed,
        text: messages.allowSound,
        icon: 'warning',
      });
  };
  return (
    <Root>
      {isWaiting && <Hint role="status">{messages.pressAnywhereOnce}</Hint>}
      <IconButton
        label={messages.soundForNewOrders}
        aria-pressed={isOn}
        title={isOn ? messages.soundIsOn : messages.soundIsOff}
        icon={<StaffIcon name={isOn ? 'bell' : 'bell-off'} />}
        onClick={() => void toggle()}
      />
    </Root>
  );
};

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  margin-inline-start: auto;
`;

const Hint = styled.p`
  display: none;
  color: var(--ink-soft);
  font-size: var(--text-xs);

  ${from.medium} {
    display: block;
  }
`;
