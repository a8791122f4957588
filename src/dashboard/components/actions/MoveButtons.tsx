import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/components/actions.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';

interface MoveButtonsProps {
  /** What is moved, for the names of the buttons. */
  readonly name: string;
  /** Place of the thing in its list, from 0. */
  readonly place: number;
  /** Number of things in the list; 0 disables both buttons. */
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
}

/** Two buttons that move one thing of a list up or down. */
export const MoveButtons = ({ name, place, count, onMove }: MoveButtonsProps) => {
  const pressed = useRef<{ readonly button: HTMLButtonElement; readonly at: number }>(null);
  // The browser takes the focus from a button whose row moves. Give it back, or to the other button at the end of the list.
  useEffect(() => {
    if (pressed.current === null || pressed.current.at === place) return;
    const { button } = pressed.current;
    pressed.current = null;
    const others = [...(button.parentElement?.querySelectorAll('button') ?? [])];
    const enabled = button.disabled ? others.find(({ disabled }) => !disabled) : button;
    enabled?.focus();
  }, [place]);
  const button = (label: string, by: -1 | 1, isEnabled: boolean) => (
    <IconButton
      label={label}
      icon={<StaffIcon name="arrow-left" />}
      disabled={!isEnabled}
      onClick={({ currentTarget }) => {
        pressed.current = { button: currentTarget, at: place };
        onMove(by);
      }}
    />
  );
  return (
    <Root>
      {button(messages.moveUp(name), -1, count > 0 && place > 0)}
      {button(messages.moveDown(name), 1, place < count - 1)}
    </Root>
  );
};

const Root = styled.span`
  display: inline-flex;
  button svg { rotate: -90deg; }
  button:first-child svg { rotate: 90deg; }
`;
