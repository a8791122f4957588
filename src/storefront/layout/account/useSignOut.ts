import { useCallback } from 'react';
import { useSessionCommands } from '#api/sessionCommands.ts';
import { timers } from '#domain/constants.ts';
import { messages } from '#domain/messages/messages.ts';
import { alertDialog, confirmDialog } from '#ui/feedback/dialogs.ts';

/** Asks for confirmation, signs out, then reports the outcome (AU-6). */
export const useSignOut = (): (() => Promise<void>) => {
  const { sendSessionCommand } = useSessionCommands();
  return useCallback(async () => {
    const { title, text, confirm } = messages.logout;
    if (!(await confirmDialog({ title, text, yes: confirm }))) return;
    const outcome = await sendSessionCommand({ type: 'SIGN_OUT' });
    if (outcome.ok) await alertDialog({ ...messages.loggedOut, icon: 'success', timer: timers.toast });
    else await alertDialog({ title: messages.logout.title, text: messages.unexpected, icon: 'error' });
  }, [sendSessionCommand]);
};
