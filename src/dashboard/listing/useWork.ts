import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type Message, tell } from '#ui/feedback/dialogs.ts';

/** Does one thing at a time for its buttons, which rest meanwhile, and tells how it ended (CN-3). */
export const useWork = () => {
  const [busy, setBusy] = useState(false);
  /** `null` from the work means that the person thought better of it. */
  const work = async (step: () => Promise<Message | null>): Promise<void> => {
    const pressed = document.activeElement;
    setBusy(true);
    // At once, or the button that gets the focus back would still rest.
    const end = await step().finally(() => flushSync(() => setBusy(false)));
    if (end !== null) await tell(end);
    giveBack(pressed);
  };
  return { busy, work };
};

/** A button loses the focus when it rests; whoever has gone on meanwhile keeps theirs. */
const giveBack = (pressed: Element | null): void => {
  const present = document.activeElement;
  const isLost = present === null || present === document.body || present.closest('[role="dialog"]') !== null;
  if (isLost && pressed instanceof HTMLElement && pressed.isConnected) pressed.focus();
};
