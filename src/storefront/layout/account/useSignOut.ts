import { useCallback } from 'react';
import { useSessionCommands } from '#api/sessionCommands.ts';
import { timers } from '#domain/constants.ts';
import { texts } from '#domain/texts.ts';
import { ask, tell } from '#ui/feedback/dialogs.ts';

/** Asks for confirmation, signs out, then reports the outcome (AU-6). */
export const useSignOut = (): (() => Promise<void>) => {
  const { sendSessionCommand } = useSessionCommands();
  return useCallback(async () => {
    const { title, text, confirm } = texts.logout;
    if (!(await ask({ title, text, yes: confirm }))) return;
    const outcome = await sendSessionCommand({ type: 'SIGN_OUT' });
    if (outcome.ok) await tell({ ...texts.loggedOut, mood: 'success', timer: timers.toast });
    else await tell({ title: texts.logout.title, text: texts.unexpected, mood: 'error' });
  }, [sendSessionCommand]);
};
