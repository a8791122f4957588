import { type RefObject, useEffect } from 'react';
import { isDialogOpen } from '#ui/feedback/isDialogOpen.ts';

/** What text is typed into; while a checkbox or a radio button has the focus, a scan goes into the field. */
const fields = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** Letters and digits, with which every code begins; `/` and `?` stay shortcuts of the dashboard. */
const isOfCode = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !ctrlKey && !metaKey && !altKey && /^[\p{L}\p{Nd}]$/u.test(key);

/**
 * A scanner types wherever the focus is: its first key moves the focus into the field, which then takes the whole code. On a
 * computer the field has the focus from the beginning; a phone would open its keyboard.
 */
export const useKeysIntoField = (ref: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    if (window.matchMedia('(hover: hover) and (pointer: fine)').matches) ref.current?.focus();
    const takeKey = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof Element && event.target.closest(fields) !== null;
      if (isOfCode(event) && !isTyped && !isDialogOpen()) ref.current?.focus();
    };
    document.addEventListener('keydown', takeKey, { capture: true });
    return () => document.removeEventListener('keydown', takeKey, { capture: true });
  }, [ref]);
};
