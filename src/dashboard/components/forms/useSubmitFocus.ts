import { useLayoutEffect, useRef } from 'react';
import { restoreFocus } from './restoreFocus.ts';

/**
 * Returns the focus to the button or field that sent a form or a file, if it is disabled meanwhile and loses the focus. The function that
 * it returns does that again, when the dialog that tells of a failure is closed.
 */
export const useSubmitFocus = (isSubmitting: boolean) => {
  const sentFrom = useRef<Element>(null);
  // Before the next paint, when the browser takes the focus from what the render has disabled.
  useLayoutEffect(() => {
    if (isSubmitting) sentFrom.current = document.activeElement;
    else restoreFocus(sentFrom.current);
  }, [isSubmitting]);
  return () => restoreFocus(sentFrom.current);
};
