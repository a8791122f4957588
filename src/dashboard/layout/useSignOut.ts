import { timers } from '#domain/constants.ts';
import { texts } from '#domain/texts.ts';
import { ask, tell } from '#ui/feedback/dialogs.ts';
import { useExitCommand } from '../components/useExitCommand.ts';

/** Asks for confirmation, signs out and shows the outcome (AU-6). */
export const useSignOut = (): (() => Promise<void>) => {
  const sendExitCommand = useExitCommand();
  return async () => {
    const { title, text, confirm } = texts.logout;
    if (!(await ask({ title, text, yes: confirm, no: 'Cancel' }))) return;
    const outcome = await sendExitCommand({ type: 'SIGN_OUT' });
    if (outcome.ok) await tell({ ...texts.loggedOut, mood: 'success', timer: timers.toast });
    else await tell({ title: texts.logoutFailed, mood: 'error' });
  };
};
