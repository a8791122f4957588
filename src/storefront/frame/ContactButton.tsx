import { useId } from 'react';
import { styled } from 'styled-components';
import { phoneLink, shop } from '#domain/shop.ts';
import { useDisclosure } from '#ui/controls/useDisclosure.ts';
import { Icon } from '#ui/goods/Icon.tsx';
import { from } from '#ui/theme/media.ts';

const ways = [
  { label: 'Message us', icon: 'message', href: shop.messengerUrl },
  { label: 'Call us', icon: 'phone', href: phoneLink(shop.helpline) },
  { label: 'Our social page', icon: 'share', href: shop.socialUrl },
] as const;

/** Floats in the corner; the pointer, the focus and a tap open the ways to reach the shop (FT-3). */
export const ContactButton = () => {
  const id = useId();
  const { isOpen, toggle, open, close, wholeRef, buttonRef } = useDisclosure();
  return (
    <Whole
      ref={wholeRef}
      aria-label="Contact"
      onPointerEnter={(event) => event.pointerType === 'mouse' && open()}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
    >
      <Round
        ref={buttonRef}
        type="button"
        aria-label="Contact the shop"
        aria-expanded={isOpen}
        aria-controls={id}
        onFocus={(event) => event.target.matches(':focus-visible') && open()}
        onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
        onClick={(event) => {
          // A mouse has opened it by coming near; only a finger or a key asks for the change.
          if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'mouse') open();
          else toggle();
        }}
      >
        <Icon name={isOpen ? 'close' : 'message'} size={26} />
      </Round>
      <Ways id={id} hidden={!isOpen}>
        {ways.map(({ label, icon, href }) => (
          <li key={label}>
            <a
              href={href}
              {...(href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            >
              <span>{label}</span>
              <Icon name={icon} size={22} />
            </a>
          </li>
        ))}
      </Ways>
    </Whole>
  );
};

const Whole = styled.section`
  position: fixed;
  inset-block-end: calc(72px + env(safe-area-inset-bottom));
  inset-inline-end: var(--space-4);
  z-index: 45;
  /* The ways stand above the button, and come after it for the keyboard. */
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-end;
  ${from.medium} { inset-block-end: var(--space-5); inset-inline-end: var(--space-5); }
`;
const Round = styled.button`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-full);
  background: var(--accent);
  color: var(--on-accent);
  box-shadow: var(--shadow-2);
  &:hover { background: var(--accent-strong); }
  &:focus-visible { border-radius: var(--radius-full); }
`;
const Ways = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-block-end: var(--space-3);
  a {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-3);
    min-height: 48px;
    padding: 0 var(--space-3) 0 var(--space-5);
    border: 1px solid var(--line);
    border-radius: var(--radius-full);
    background: var(--surface-raised);
    box-shadow: var(--shadow-2);
    font-size: var(--text-s);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover { color: var(--accent); }
  svg { color: var(--accent); }
`;
