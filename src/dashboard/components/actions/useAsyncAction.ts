import { useEffect, useState } from 'react';
import { alertDialog, type Message } from '#ui/feedback/dialogs.ts';

/** Runs an action and shows its outcome in a dialog (CN-3). Callers disable the action's buttons while it is `busy`. */
export const useAsyncAction = () => {
  const [busy, setBusy] = useState(false);
  const [completed, setCompleted] = useState<{ readonly button: Element | null } | null>(null);
  // Runs after the render that enables the pressed button: a disabled button cannot take the focus.
  useEffect(() => {
    if (completed !== null) restoreFocus(completed.button);
  }, [completed]);
  /** `action` resolves to the message to show; `null` for none, for example when the user cancelled. */
  const run = async (action: () => Promise<Message | null>): Promise<void> => {
    const button = document.activeElement;
    setBusy(true);
    const message = await action().finally(() => setBusy(false));
    if (message !== null) await alertDialog(message);
    setCompleted({ button });
  };
  return { busy, run };
};

/** Returns the focus that the button lost when it was disabled, unless the user has moved it elsewhere. */
const restoreFocus = (button: Element | null): void => {
  const active = document.activeElement;
  const isLost = active === null || active === document.body || active.closest('[role="dialog"]') !== null;
  if (isLost && button instanceof HTMLElement && button.isConnected) button.focus();
};
