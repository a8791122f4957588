import { type FocusEvent, type KeyboardEvent, useId } from 'react';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import * as messages from '#messages/storefront/layout/categories.ts';
import { DisclosureButton } from '#ui/controls/DisclosureButton.tsx';
import { useFirstInput } from '#ui/hooks/onFirstInput.ts';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { from } from '#ui/theme/media.ts';
import { CategoryEntry, preloadSubCategories } from './CategoryEntry.tsx';
import { useFlyOut } from './useFlyOut.ts';

/** The shop's categories with fly-outs of sub-categories (HM-2); behind a button on narrower screens. */
export const CategoryMenu = () => {
  const id = useId();
  const { isOpen, toggle, close, rootRef, buttonRef } = useDisclosure<HTMLElement>();
  const flyOut = useFlyOut();
  useFirstInput(preloadSubCategories);
  const closeAll = () => {
    flyOut.close();
    close();
  };
  const closeFlyOutByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || flyOut.openName === null) return;
    // The first Escape closes the fly-out alone, and not the menu around it.
    event.stopPropagation();
    const openChevron = rootRef.current?.querySelector<HTMLElement>(
      'button[data-chevron][aria-expanded="true"]',
    );
    flyOut.close();
    openChevron?.focus();
  };
  const closeFlyOutWithoutFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isFocusInside = currentTarget.contains(relatedTarget);
    if (!isFocusInside) flyOut.close();
  };
  return (
    <Root
      ref={rootRef}
      aria-label={messages.categories}
      // Takes the focus of a press on what takes none, such as the padding of a fly-out, or a link in Safari: the fly-out stays open.
      tabIndex={-1}
      onKeyDown={closeFlyOutByEscape}
      onPointerLeave={(event) => flyOut.hover(event, null)}
      onBlur={closeFlyOutWithoutFocus}
    >
      <DisclosureButton
        ref={buttonRef}
        isOpen={isOpen}
        controls={id}
        icon={<Icon name="grid" />}
        onClick={toggle}
      >
        {messages.allCategories}
      </DisclosureButton>
      <Heading aria-hidden="true">
        <Icon name="grid" size={18} /> {messages.categories}
      </Heading>
      <List id={id} data-open={isOpen || undefined}>
        {useShop().categories.map((category) => (
          <CategoryEntry key={category.name} {...category} flyOut={flyOut} onChoice={closeAll} />
        ))}
      </List>
    </Root>
  );
};

const Root = styled.nav`
  position: relative;
  z-index: 30;
  /* While open it covers the floating contact button. */
  &:has([data-open]) { z-index: 46; }
  ${from.container} {
    display: flex;
    flex-direction: column;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
    background: var(--surface);
  }
`;
const Heading = styled.p`
  display: none;
  ${from.container} {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    padding-inline: var(--space-4);
    border-block-end: 1px solid var(--line);
    font-weight: 650;
    svg { color: var(--accent); }
  }
`;
const List = styled.ul`
  &:not([data-open]) { display: none; }
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline: 0;
  max-height: min(70vh, 620px);
  overflow-y: auto;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
  ${from.container} {
    &, &:not([data-open]) {
      display: flex;
      flex: 1;
      flex-direction: column;
      position: static;
      max-height: none;
      overflow: visible;
      padding: var(--space-1);
      border: 0;
      background: none;
      box-shadow: none;
    }
  }
`;
