import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { formTexts } from '#domain/formTexts.ts';
import { ask } from '#ui/feedback/dialogs.ts';

/** Asks before a form is left that holds something which is not saved yet. */
export const useLeaveQuestion = (isDirty: boolean, isSaved: RefObject<boolean>): void => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    // Back pressed again while it is asked asks anew, and the first question is void.
    let isCurrent = true;
    const decide = async () => {
      const isLeaving = await ask({ ...formTexts.leaveQuestion, danger: true });
      if (!isCurrent) return;
      if (isLeaving) blocker.proceed();
      else blocker.reset();
    };
    void decide();
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
