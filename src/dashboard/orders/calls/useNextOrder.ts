import { type FocusEvent, useCallback, useEffect, useRef } from 'react';

/** The key that moves the focus to the next order. */
export const nextOrderKey = 'n';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

const rowsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-order]') ?? []),
];

/**
 * Moves the focus from order to order of a list whose rows have `data-order`, by a function and by one key. When the
 * row that had the focus has left the list, the next one has taken its place.
 */
export const useNextOrder = () => {
  const listRef = useRef<HTMLOListElement>(null);
  const last = useRef<{ readonly id: string; readonly index: number } | null>(null);
  const handleFocus = ({ target }: FocusEvent) => {
    const rows = rowsOf(listRef.current);
    const index = rows.findIndex((row) => row.contains(target));
    last.current = index === -1 ? null : { id: rows[index]?.dataset.order ?? '', index };
  };

  const goNext = useCallback(() => {
    const rows = rowsOf(listRef.current);
    const { id, index } = last.current ?? { id: '', index: 0 };
    const next = rows.findIndex((row) => row.dataset.order === id) + 1 || index;
    rows[next < rows.length ? next : 0]?.focus();
  }, []);

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isChord = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key.toLowerCase() !== nextOrderKey || isChord || isTyping(event.target)) return;
      event.preventDefault();
      goNext();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [goNext]);

  return { listRef, handleFocus, goNext };
};
