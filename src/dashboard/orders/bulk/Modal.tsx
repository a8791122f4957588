import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ModalProps {
  /** The id of its heading. */
  readonly labelledBy: string;
  /** Escape; `undefined` while it must not be left. */
  readonly onLeave: (() => void) | undefined;
  readonly children: ReactNode;
}

const open = (box: HTMLDialogElement | null) => {
  if (box === null) return undefined;
  if (!box.open) box.showModal();
  // A box that is only taken out of the page would keep the focus it took.
  return () => box.close();
};

/** A box over the page for a piece of work of several steps; focus stays in it and comes back after it. */
export const Modal = ({ labelledBy, onLeave, children }: ModalProps) => (
  <Box
    ref={open}
    aria-labelledby={labelledBy}
    onCancel={(event) => {
      event.preventDefault();
      onLeave?.();
    }}
  >
    {children}
  </Box>
);

const Box = styled.dialog`
  width: min(720px, calc(100vw - 2 * var(--space-4)));
  max-height: calc(100dvh - 2 * var(--space-4));
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface-raised);
  box-shadow: var(--shadow-2);
  color: var(--ink);
  overflow: auto;

  &::backdrop {
    background: var(--veil);
  }

  &[open] {
    display: grid;
    gap: var(--space-4);
  }

  h2 {
    font-size: var(--text-xl);
  }

  h2:focus {
    outline: none;
  }
`;
