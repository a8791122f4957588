import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { formMessages } from '#domain/messages/formMessages.ts';
import { confirmDialog } from '#ui/feedback/dialogs.ts';

/** Asks for confirmation before the user leaves a form with unsaved changes. */
export const useLeavePrompt = (isDirty: boolean, isSaved: RefObject<boolean>): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    // Pressing Back while the dialog is open opens a new one; the result of the first is ignored.
    let isCurrent = true;
    const confirm = async () => {
      const isLeaving = await confirmDialog({ ...formMessages.leaveQuestion, danger: true });
      if (!isCurrent) return;
      if (isLeaving) blocker.proceed();
      else blocker.reset();
    };
    void confirm();
    return () => {
      isCurrent = false;
    };
  }, [blocker]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty, isSaved]);
};
