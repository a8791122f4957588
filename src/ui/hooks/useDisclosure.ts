import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface Disclosure<Root extends HTMLElement> {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly open: () => void;
  readonly close: () => void;
  /** Attach to the element that contains both the button and the content. */
  readonly rootRef: RefObject<Root | null>;
  /** Attach to the button; Escape returns the focus to it. */
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Content that a button shows and hides; a press or focus outside of it, or Escape, hides it too. Focus on an ancestor
 * does not count as outside: a press on plain text inside focuses the nearest focusable ancestor, such as `main`.
 */
export const useDisclosure = <Root extends HTMLElement = HTMLDivElement>(): Disclosure<Root> => {
  const [isOpen, setOpen] = useState(false);
  const rootRef = useRef<Root>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeFromOutside = ({ type, target }: Event) => {
      const root = rootRef.current;
      if (!(target instanceof Node) || root?.contains(target)) return;
      const isFocusOfAncestor = type === 'focusin' && target.contains(root);
      if (!isFocusOfAncestor) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (rootRef.current?.contains(document.activeElement)) buttonRef.current?.focus();
      setOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  const toggle = useCallback(() => setOpen((open) => !open), []);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return { isOpen, toggle, open, close, rootRef, buttonRef };
};
