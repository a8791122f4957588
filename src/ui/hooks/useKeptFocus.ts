import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface KeptFocusOptions {
  /** Whether a disabled button counts as gone. By default not: it is soon enabled again, and whoever disabled it returns the focus. */
  readonly staysDisabled?: boolean;
}

/**
 * Keeps the focus in a part of the page whose buttons go away when they are pressed: `target`, which needs a `tabIndex`, takes it then.
 * Returns the props of the part.
 */
export const useKeptFocus = (
  target: RefObject<HTMLElement | null>,
  { staysDisabled = false }: KeptFocusOptions = {},
) => {
  /** What has the focus in the part: it sends no event when it goes away while React renders, or is disabled. */
  const focused = useRef<Element>(null);
  // After each render, since any render can take the button away.
  useEffect(() => {
    const element = focused.current;
    if (element === null) return;
    const isGone = !element.isConnected || (staysDisabled && element.matches(':disabled'));
    const active = document.activeElement;
    const isElsewhere = active !== null && active !== document.body && active !== element;
    if (isGone && !isElsewhere) target.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
};
