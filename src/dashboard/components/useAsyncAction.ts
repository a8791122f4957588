import { useEffect, useState } from 'react';
import { type Message, tell } from '#ui/feedback/dialogs.ts';

/** Does one thing at a time for its buttons, which rest meanwhile, and tells how it ended (CN-3). */
export const useAsyncAction = () => {
  const [busy, setBusy] = useState(false);
  const [ended, setEnded] = useState<{ readonly pressed: Element | null } | null>(null);
  // Only now does the pressed button rest no more.
  useEffect(() => {
    if (ended !== null) giveBack(ended.pressed);
  }, [ended]);
  /** `null` from the work means that the person thought better of it. */
  const work = async (step: () => Promise<Message | null>): Promise<void> => {
    const pressed = document.activeElement;
    setBusy(true);
    const end = await step().finally(() => setBusy(false));
    if (end !== null) await tell(end);
    setEnded({ pressed });
  };
  return { busy, work };
};

/** A button loses the focus when it rests; whoever has gone on meanwhile keeps theirs. */
const giveBack = (pressed: Element | null): void => {
  const present = document.activeElement;
  const isLost = present === null || present === document.body || present.closest('[role="dialog"]') !== null;
  if (isLost && pressed instanceof HTMLElement && pressed.isConnected) pressed.focus();
};
