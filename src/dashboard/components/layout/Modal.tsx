import { createContext, type ReactNode, useContext, useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { focusOnMount } from '#ui/hooks/focusOnMount.ts';
import { NavigationBlocker } from '#ui/hooks/NavigationBlocker.ts';

interface ModalProps {
  /** Called on Escape; `undefined` while the dialog must stay open, on the browser's Back too. */
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

const open = (dialog: HTMLDialogElement | null) => {
  if (dialog === null) return undefined;
  if (!dialog.open) dialog.showModal();
  // Close explicitly: a dialog that is only removed from the DOM does not return the focus.
  return () => dialog.close();
};

/** What a blocked navigation says here: the dialog shows its progress already. */
const sayNothing = (): void => undefined;

const HeadingId = createContext('');

/** Modal dialog for a task of several steps, named by its `ModalHeading`; holds the focus and returns it when closed. */
export const Modal = ({ onClose, children }: ModalProps) => {
  const headingId = useId();
  const mustStay = onClose === undefined;
  const block = useContext(NavigationBlocker);
  // Back would remove the dialog before it has told what came of its request; only a blocked navigation keeps it open.
  useEffect(() => (mustStay ? block(sayNothing) : undefined), [block, mustStay]);
  return (
    <Root
      ref={open}
      aria-labelledby={headingId}
      // Chromium lets `cancel` be prevented only a few times in a row. In a browser without `closedby`, `onCancel` is all there is.
      closedby={mustStay ? 'none' : 'closerequest'}
      onCancel={(event) => {
        // A file field in the dialog sends this event too, when its picker is dismissed.
        if (event.target !== event.currentTarget) return;
        // Whoever renders the dialog closes it, by removing it.
        event.preventDefault();
        onClose?.();
      }}
    >
      <HeadingId value={headingId}>{children}</HeadingId>
    </Root>
  );
};

/** The heading of a dialog or of its step; takes the focus when it appears, so that a screen reader says it. */
export const ModalHeading = ({ children }: { readonly children: ReactNode }) => (
  <h2 id={useContext(HeadingId)} tabIndex={-1} ref={focusOnMount}>
    {children}
  </h2>
);

/** The buttons at the end of a step. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-3);
`;

const Root = styled.dialog`
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

  /* The heading takes the focus to be read out; it is no control that needs an outline. */
  h2:focus {
    outline: none;
  }
`;
