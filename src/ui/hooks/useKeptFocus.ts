import { type RefObject, useEffect, useRef } from 'react';

const isLost = (active: Element | null): boolean =>
  active === null || active === document.body || active.matches(':disabled');

/**
 * Keeps the focus in a part of the page whose buttons go away, or are disabled, when they are pressed: `target`, which needs a `tabIndex`,
 * takes it then. Returns the props of the part.
 */
export const useKeptFocus = (target: RefObject<HTMLElement | null>) => {
  /** Whether the focus is in the part: what goes away while React renders sends no event, and neither does what is disabled. */
  const hasFocus = useRef(false);
  // After each render, since any of them can take the button away.
  useEffect(() => {
    if (hasFocus.current && isLost(document.activeElement)) target.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
};
