import { type RefObject, useContext, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { formMessages } from '#messages/domain/dashboardMessages.ts';
import { confirmDialog } from '#ui/feedback/dialogs.ts';
import { type BlockedNavigation, NavigationBlocker } from '#ui/hooks/NavigationBlocker.ts';

/** Asks for confirmation before the user leaves a form with unsaved changes. */
export const useLeavePrompt = (isDirty: boolean, isSaved: RefObject<boolean>): void => {
  const block = useContext(NavigationBlocker);
  // A new location object after each navigation blocks the next one.
  const location = useLocation();
  useEffect(() => {
    if (!isDirty) return undefined;
    let latest: BlockedNavigation | undefined;
    const leave = (navigation: BlockedNavigation) => {
      unblock();
      navigation.retry();
    };
    const confirm = async (navigation: BlockedNavigation) => {
      // Pressing Back while the dialog is open opens a new one; the result of the first is ignored.
      latest = navigation;
      const isLeaving = await confirmDialog({ ...formMessages.leaveQuestion, danger: true });
      if (isLeaving && latest === navigation) leave(navigation);
    };
    const unblock = block((navigation) => {
      if (isSaved.current || navigation.location.pathname === location.pathname) leave(navigation);
      else void confirm(navigation);
    });
    return unblock;
  }, [block, isDirty, isSaved, location]);
};
