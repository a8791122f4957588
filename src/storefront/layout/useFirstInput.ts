import { useEffect } from 'react';
import { onFirstInput } from '#ui/hooks/onFirstInput.ts';

/**
 * Acts once the visitor moves a pointer, touches the page or focuses a control, or soon when that was before: a visit
 * without input loads nothing further.
 */
export const useFirstInput = (act: () => void): void => {
  useEffect(() => {
    // Unknown in older browsers.
    if ((navigator as Partial<Navigator>).userActivation?.hasBeenActive) {
      // After the frame that the input is answered in.
      const timer = setTimeout(act, 200);
      return () => clearTimeout(timer);
    }
    return onFirstInput(act);
  }, [act]);
};
