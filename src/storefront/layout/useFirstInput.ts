import { useEffect } from 'react';

/** Events that come before the press or key that opens something; `pointerover` comes with a finger too. */
const inputs = ['pointerover', 'focusin', 'keydown'] as const;

/**
 * Acts once the visitor moves a pointer, touches the page or uses a key, or soon when that was before: a visit without
 * input loads nothing further.
 */
export const useFirstInput = (act: () => void): void => {
  useEffect(() => {
    // Unknown in older browsers.
    if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive) {
      // After the frame that the input is answered in.
      const timer = setTimeout(act, 200);
      return () => clearTimeout(timer);
    }
    const waiting = new AbortController();
    const first = () => {
      waiting.abort();
      act();
    };
    for (const name of inputs) addEventListener(name, first, { passive: true, signal: waiting.signal });
    return () => waiting.abort();
  }, [act]);
};
