import { useId } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { LazyAccountChoices } from '../lazyComponents.tsx';

export const UserMenu = () => {
  const id = useId();
  const { isOpen, toggle, close, wholeRef, buttonRef } = useDisclosure();
  return (
    <Whole ref={wholeRef}>
      <IconButton
        ref={buttonRef}
        label="Account"
        icon={<Icon name="user" size={24} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      />
      <Popup id={id} hidden={!isOpen}>
        {isOpen ? <LazyAccountChoices onChoice={close} /> : null}
      </Popup>
    </Whole>
  );
};

const Whole = styled.div`
  position: relative;
  display: grid;
`;
const Popup = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline-end: 0;
  z-index: 60;
  min-width: 216px;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
`;
