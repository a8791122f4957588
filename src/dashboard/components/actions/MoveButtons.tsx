import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/components/actions.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { DelayedStatus } from '#ui/feedback/DelayedStatus.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';

interface MoveButtonsProps {
  /** What is moved, for the names of the buttons. */
  readonly name: string;
  /** Place of the thing in its list, from 0. */
  readonly place: number;
  /** Number of things in the list; 0 disables both buttons. */
  readonly count: number;
  /** Whether a move is being sent, until the list has come back: neither button takes a press. */
  readonly busy?: boolean;
  /** Whether the screen itself announces the new place. */
  readonly isAnnouncedByScreen?: boolean;
  /** `-1` moves the thing up, `1` down. */
  readonly onMove: (by: -1 | 1) => void;
}

/** Two buttons that move one thing of a list up or down, and announce its new place. */
export const MoveButtons = ({
  name,
  place,
  count,
  busy = false,
  isAnnouncedByScreen = false,
  onMove,
}: MoveButtonsProps) => {
  const [announced, setAnnounced] = useState('');
  /** The last press, with the place of the thing at that time; `null` once its outcome is known. */
  const press = useRef<{ readonly button: HTMLButtonElement; readonly place: number }>(null);
  // The browser takes the focus from a button whose row moves. Give it back, unless the user has moved it elsewhere meanwhile.
  useEffect(() => {
    if (press.current === null || busy) return;
    const { button, place: placeBefore } = press.current;
    press.current = null;
    // Nothing has moved: whoever shows the refusal gives the focus back.
    if (placeBefore === place) return;
    setAnnounced(messages.isAtPlace(name, place + 1, count));
    if (document.activeElement === document.body) button.focus();
  }, [name, place, count, busy]);
  const renderButton = (label: string, by: -1 | 1, isPossible: boolean) => (
    <IconButton
      label={label}
      icon={<StaffIcon name="arrow-left" />}
      // Not `disabled`, by which the button would lose the focus at the end of the list: on the other button, one more press of Enter
      // would move the thing back.
      aria-disabled={busy || !isPossible}
      disabled={count === 0}
      onClick={({ currentTarget }) => {
        if (busy || !isPossible) return;
        press.current = { button: currentTarget, place };
        onMove(by);
      }}
    />
  );
  return (
    <>
      <Root>
        {renderButton(messages.moveUp(name), -1, count > 0 && place > 0)}
        {renderButton(messages.moveDown(name), 1, place < count - 1)}
      </Root>
      {!isAnnouncedByScreen && <DelayedStatus text={announced} />}
    </>
  );
};

const Root = styled.span`
  display: inline-flex;
  /* The icon is an arrow to the left: turned, it points down, and on the first button up. */
  button svg { rotate: -90deg; }
  button:first-child svg { rotate: 90deg; }
`;
