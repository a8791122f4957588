import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface ModalProps {
  /** Id of the heading. */
  readonly labelledBy: string;
  /** Called on Escape; `undefined` while the dialog must stay open. */
  readonly onLeave: (() => void) | undefined;
  readonly children: ReactNode;
}

const open = (box: HTMLDialogElement | null) => {
  if (box === null) return undefined;
  if (!box.open) box.showModal();
  // Close explicitly: a dialog that is only removed from the DOM does not return the focus.
  return () => box.close();
};

/** Modal dialog for a task of several steps; holds the focus and returns it when closed. */
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
