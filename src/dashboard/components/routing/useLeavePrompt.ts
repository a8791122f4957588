import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formMessages } from '#messages/domain/dashboardMessages.ts';
import { confirmDialog, type Question } from '#ui/feedback/dialogs.ts';
import { type BlockedNavigation, NavigationBlocker } from '#ui/hooks/NavigationBlocker.ts';

/** One for each form with unsaved changes: the forms of a screen, such as the cards of the call list, ask one question. */
const unblockers = new Set<() => void>();
/** Pressing Back while the dialog is open opens another dialog; only the answer to the latest counts. */
let latest: BlockedNavigation | undefined;

const leave = (navigation: BlockedNavigation): void => {
  for (const unblock of unblockers) unblock();
  navigation.retry();
};

const confirmLeaving = async (navigation: BlockedNavigation, question: Question): Promise<void> => {
  const isLeaving = await confirmDialog({ ...question, danger: true });
  if (isLeaving && latest === navigation) leave(navigation);
};

/**
 * Asks before the user leaves a form with unsaved changes, also for another search, filter or page of the list that it is in. Returns a
 * function to call after saving and before navigating away: from then on nothing is asked. `question` is made once.
 */
export const useLeavePrompt = (
  isDirty: boolean,
  question: Question = formMessages.leaveQuestion,
): (() => void) => {
  const isSaved = useRef(false);
  const block = useContext(NavigationBlocker);
  // A dependency of the effect: each navigation makes a new location object, and the effect then blocks the next navigation.
  const location = useLocation();
  useEffect(() => {
    if (!isDirty) return undefined;
    const unblock = block((navigation) => {
      // Another form has this navigation already.
      if (latest === navigation) return;
      latest = navigation;
      const { pathname, search } = navigation.location;
      const staysOnScreen = pathname === location.pathname && search === location.search;
      if (isSaved.current || staysOnScreen) leave(navigation);
      else void confirmLeaving(navigation, question);
    });
    unblockers.add(unblock);
    return () => {
      unblockers.delete(unblock);
      unblock();
    };
  }, [block, isDirty, location, question]);
  return () => {
    isSaved.current = true;
  };
};
