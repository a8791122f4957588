import { type ReactNode, useEffect, useId, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Icon } from '../icons/Icon.tsx';
import { from, short } from '../theme/media.ts';

interface ToastProps {
  readonly title: string;
  readonly text: string;
  /** Milliseconds after which the message closes by itself, unless a pointer or the focus is on it. */
  readonly duration: number;
  readonly onClose: () => void;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A message of success. The page can be used meanwhile, hence no `aria-modal`; Escape closes the message. */
export const Toast = ({ title, text, duration, onClose, children }: ToastProps) => {
  const id = useId();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onClose, duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration, onClose]);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [onClose]);
  return (
    <Root
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name="check-circle" size={24} />
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
      </div>
      <Actions>{children}</Actions>
    </Root>
  );
};

const appear = keyframes`
  from { opacity: 0; scale: 0.96; }
`;
// Over the bars at the lower edge, whose `z-index` is 46 at most, and under the header, whose is 50.
const Root = styled.div`
  position: fixed;
  /* Above the bars of narrow screens. */
  inset-block-end: calc(74px + env(safe-area-inset-bottom));
  inset-inline-start: 50%;
  z-index: 48;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-3);
  width: min(420px, 100% - 2 * var(--gutter));
  padding-block: var(--space-3) var(--space-1);
  padding-inline: var(--space-4) var(--space-3);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
  translate: -50%;
  animation: ${appear} 0.2s ease-out;
  > svg { color: var(--good); }
  h2 { font-size: var(--text-m); line-height: 1.5; letter-spacing: 0; }
  p { font-size: var(--text-s); line-height: var(--leading-snug); color: var(--ink-soft); }
  ${from.medium} {
    inset-block-end: var(--space-5);
    inset-inline-start: var(--gutter);
    translate: none;
  }
  /* A phone in landscape: below the picture, beside the buttons that were pressed. */
  ${short} {
    ${from.tablet} {
      inset-block-end: var(--space-3);
      inset-inline-start: var(--gutter);
      width: min(420px, 50% - var(--gutter));
      translate: none;
    }
  }
  @media print { display: none; }
`;
const Actions = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
`;
