import { useEffect } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/storefront/layout/contact.ts';
import { useDisclosure } from '#ui/hooks/useDisclosure.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { from, narrow, short } from '#ui/theme/media.ts';
import { avoidOverlap } from './avoidOverlap.ts';
import { ContactLinks } from './ContactLinks.tsx';

const id = 'contact-links';

const isByMouse = ({ pointerType }: Pick<PointerEvent, 'pointerType'>): boolean => pointerType === 'mouse';
/**
 * Whether a mouse made the click. In a browser whose clicks are no pointer events the answer is always no: there a click of the
 * mouse closes what its hover has opened.
 */
const isClickByMouse = (click: MouseEvent): boolean => click instanceof PointerEvent && isByMouse(click);

/** Floating button; hover, focus and tap open the contact links (FT-3). */
export const ContactButton = () => {
  const { isOpen, toggle, open, close, rootRef, buttonRef } = useDisclosure();
  useEffect(() => (rootRef.current === null ? undefined : avoidOverlap(rootRef.current)), [rootRef]);
  return (
    <Root
      ref={rootRef}
      // Hidden until avoidOverlap has looked at what is below the button. From then on only avoidOverlap changes the attribute.
      data-hidden=""
      aria-label={messages.contact}
      onPointerEnter={(event) => isByMouse(event) && open()}
      onPointerLeave={(event) => isByMouse(event) && close()}
    >
      <Toggle
        ref={buttonRef}
        type="button"
        aria-label={messages.contactTheShop}
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={(event) => event.target.matches(':focus-visible') && open()}
        // A press of the mouse leaves the focus where it is: a focused button stays visible over words and controls.
        onPointerDown={(event) => isByMouse(event) && event.preventDefault()}
        onClick={({ nativeEvent }) => {
          // A mouse has opened it by hover; only touch and keyboard toggle it.
          if (isClickByMouse(nativeEvent)) open();
          else toggle();
        }}
      >
        <Icon name={isOpen ? 'close' : 'message'} size={22} />
      </Toggle>
      <ContactLinks id={id} isOpen={isOpen} />
    </Root>
  );
};

const Root = styled.section`
  position: fixed;
  /* Above the bottom bar. */
  inset-block-end: calc(72px + env(safe-area-inset-bottom));
  inset-inline-end: var(--space-4);
  z-index: 45;
  /* The links are above the button but after it in tab order. */
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-end;
  &[data-hidden]:not(:focus-within, :hover) {
    pointer-events: none;
    > button { scale: 0; }
  }
  /* On a phone, a screen without the shop's bottom bar has a bar of its own in this place; there the menu has the helpline. */
  @media ${narrow} { :not([data-bottom-bar]) > & { display: none; } }
  ${short} { inset-block-end: var(--space-4); }
  ${from.medium} { inset-block-end: var(--space-5); inset-inline-end: var(--space-5); }
`;
const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--on-accent);
  box-shadow: var(--shadow-2);
  transition: scale 0.15s;
  &:hover { background: var(--accent-strong); }
  /* In place of the smaller radius that base.css gives to what has the focus. */
  &:focus-visible { border-radius: var(--radius-full); }
`;
