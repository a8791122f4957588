import { useEffect, useState } from 'react';
import { type Message, tell } from '#ui/feedback/dialogs.ts';

/** Runs one action at a time; `busy` disables its buttons while it runs. Shows the outcome (CN-3). */
export const useAsyncAction = () => {
  const [busy, setBusy] = useState(false);
  const [ended, setEnded] = useState<{ readonly pressed: Element | null } | null>(null);
  // Runs after the render that enables the pressed button: a disabled button cannot take the focus.
  useEffect(() => {
    if (ended !== null) giveBack(ended.pressed);
  }, [ended]);
  /** `step` returns the message to show; `null` shows none, for example when the user cancelled. */
  const work = async (step: () => Promise<Message | null>): Promise<void> => {
    const pressed = document.activeElement;
    setBusy(true);
    const end = await step().finally(() => setBusy(false));
    if (end !== null) await tell(end);
    setEnded({ pressed });
  };
  return { busy, work };
};

/** Returns the focus that the button lost when it was disabled, unless the user has moved it elsewhere. */
const giveBack = (pressed: Element | null): void => {
  const present = document.activeElement;
  const isLost = present === null || present === document.body || present.closest('[role="dialog"]') !== null;
  if (isLost && pressed instanceof HTMLElement && pressed.isConnected) pressed.focus();
};
