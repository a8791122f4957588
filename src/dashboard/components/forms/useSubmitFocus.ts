import { useEffect, useRef } from 'react';
import { restoreFocus } from './restoreFocus.ts';

/** Returns the focus to the button or field that sent a form or a file, if it is disabled meanwhile and loses the focus. */
export const useSubmitFocus = (isSubmitting: boolean) => {
  const sentFrom = useRef<Element>(null);
  // Runs after the render that enables it: what is disabled cannot take the focus.
  useEffect(() => {
    if (!isSubmitting) restoreFocus(sentFrom.current);
  }, [isSubmitting]);
  return {
    /** Called when the form or file is sent. */
    noteSubmit: () => {
      sentFrom.current = document.activeElement;
    },
    /** Called when the dialog that tells of a failure is closed. */
    returnFocus: () => restoreFocus(sentFrom.current),
  };
};
