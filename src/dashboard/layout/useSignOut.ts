import { timers } from '#domain/constants.ts';
import { messages } from '#domain/messages/messages.ts';
import { alertDialog, confirmDialog } from '#ui/feedback/dialogs.ts';
import { useExitCommand } from '../components/useExitCommand.ts';

/** Asks for confirmation, signs out and shows the outcome (AU-6). */
export const useSignOut = (): (() => Promise<void>) => {
  const sendExitCommand = useExitCommand();
  return async () => {
    const { title, text, confirm } = messages.logout;
    if (!(await confirmDialog({ title, text, yes: confirm, no: 'Cancel' }))) return;
    const outcome = await sendExitCommand({ type: 'SIGN_OUT' });
    if (outcome.ok) await alertDialog({ ...messages.loggedOut, icon: 'success', timer: timers.toast });
    else await alertDialog({ title: messages.logoutFailed, icon: 'error' });
  };
};
