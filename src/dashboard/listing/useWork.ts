import { useState } from 'react';
import { type Message, tell } from '#ui/feedback/dialogs.ts';

/** Does one thing at a time for its buttons, which rest meanwhile, and tells how it ended (CN-3). */
export const useWork = () => {
  const [busy, setBusy] = useState(false);
  /** `null` from the work means that the person thought better of it. */
  const work = async (step: () => Promise<Message | null>): Promise<void> => {
    setBusy(true);
    const end = await step().finally(() => setBusy(false));
    if (end !== null) await tell(end);
  };
  return { busy, work };
};
