import { useEffect, useState } from 'react';
import { alertDialog, type Message } from '#ui/feedback/dialogs.ts';
import { restoreFocus } from '../forms/restoreFocus.ts';
import { screenHeading } from '../forms/screenHeading.ts';

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
    const rows = rowsAround(button);
    setBusy(true);
    const message = await action().finally(() => setBusy(false));
    if (message !== null) await alertDialog(message);
    // The component may have gone with the button's row: the effect above would not run.
    if (button?.isConnected === false)
      restoreFocus(rows.find(({ isConnected }) => isConnected) ?? screenHeading());
    else setCompleted({ button });
  };
  return { busy, run };
};

/** The table's row with the button, the row after it and the row before it, as far as there are such rows. */
const rowsAround = (button: Element | null): Element[] => {
  const row = button?.closest('tr[data-row]');
  return [row, row?.nextElementSibling, row?.previousElementSibling].filter(
    (each) => each instanceof Element,
  );
};
