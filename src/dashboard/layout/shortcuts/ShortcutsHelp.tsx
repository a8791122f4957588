import { useState } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/layout/shortcuts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Switch } from '#ui/forms/Switch.tsx';
import { Actions, Modal, ModalHeading } from '../../components/layout/Modal.tsx';
import { SmallText } from '../../components/layout/SmallText.ts';
import { areShortcutsOn, setShortcutsOn } from '../../components/shortcuts/ShortcutKeys.ts';
import { listShortcuts, type Shortcut, useShortcuts } from '../../components/shortcuts/useShortcuts.ts';

interface ShortcutsHelpProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The dialog that lists the shortcuts, and the shortcut `?` that opens it (MD-12). */
export const ShortcutsHelp = ({ isOpen, onOpen, onClose }: ShortcutsHelpProps) => {
  useShortcuts([{ keys: ['?'], label: messages.showThisList, run: onOpen }]);
  return isOpen ? <ShortcutsDialog onClose={onClose} /> : null;
};

const ShortcutsDialog = ({ onClose }: Pick<ShortcutsHelpProps, 'onClose'>) => {
  // The screen behind the dialog does not change while it is open.
  const [shortcuts] = useState(listShortcuts);
  const [isOn, setIsOn] = useState(areShortcutsOn);
  const change = (next: boolean) => {
    setShortcutsOn(next);
    setIsOn(next);
  };
  return (
    <Modal onClose={onClose}>
      <ModalHeading>{messages.keyboardShortcuts}</ModalHeading>
      <Switch label={messages.singleKeyShortcuts} checked={isOn} onChange={change} />
      <List>
        {shortcuts.map((shortcut) => (
          <ShortcutItem key={shortcut.label} shortcut={shortcut} />
        ))}
      </List>
      <SmallText>{messages.whereShortcutsDontWork}</SmallText>
      <Actions>
        <Button tone="plain" onClick={onClose}>
          {messages.close}
        </Button>
      </Actions>
    </Modal>
  );
};

const keyLabel = (key: string): string => (key.length === 1 ? key.toUpperCase() : key);

const ShortcutItem = ({ shortcut: { keys, label } }: { readonly shortcut: Shortcut }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 && messages.or}
          <kbd>{keyLabel(key)}</kbd>
        </span>
      ))}
    </dd>
  </div>
);

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--space-2) var(--space-6);
  font-size: var(--text-s);

  div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-1);
    border-block-end: 1px solid var(--line);
  }

  dd {
    white-space: nowrap;
  }

  kbd {
    display: inline-block;
    min-width: 2em;
    padding: 2px var(--space-2);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    font-size: var(--text-xs);
    text-align: center;
  }
`;
