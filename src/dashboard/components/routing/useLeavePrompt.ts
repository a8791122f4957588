import { useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formMessages } from '#messages/domain/dashboardMessages.ts';
import { confirmDialog } from '#ui/feedback/dialogs.ts';
import { type BlockedNavigation, NavigationBlocker } from '#ui/hooks/NavigationBlocker.ts';

/**
 * Asks before the user leaves a form with unsaved changes. Returns a function to call after saving and before navigating away: from then
 * on nothing is asked.
 */
export const useLeavePrompt = (isDirty: boolean): (() => void) => {
  const isSaved = useRef(false);
  const block = useContext(NavigationBlocker);
  // A dependency of the effect: each navigation makes a new location object, and the effect then blocks the next navigation.
  const location = useLocation();
  useEffect(() => {
    if (!isDirty) return undefined;
    let latest: BlockedNavigation | undefined;
    const leave = (navigation: BlockedNavigation) => {
      unblock();
      navigation.retry();
    };
    const confirm = async (navigation: BlockedNavigation) => {
      // Pressing Back while the dialog is open opens another dialog; only the answer to the latest counts.
      latest = navigation;
      const isLeaving = await confirmDialog({ ...formMessages.leaveQuestion, danger: true });
      if (isLeaving && latest === navigation) leave(navigation);
    };
    const unblock = block((navigation) => {
      const staysOnScreen = navigation.location.pathname === location.pathname;
      if (isSaved.current || staysOnScreen) leave(navigation);
      else void confirm(navigation);
    });
    return unblock;
  }, [block, isDirty, location]);
  return () => {
    isSaved.current = true;
  };
};
