import { createContext, useContext } from 'react';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import type { SessionCommand, SessionOutcome } from '#domain/accounts/session.ts';

type ExitCommand = Extract<SessionCommand, { readonly type: 'SIGN_OUT' | 'DELETE_ACCOUNT' }>;

/**
 * Tells the layout whether the user is leaving; when the session then ends, the layout opens the home page and
 * not the login (AU-6, AU-12).
 */
export const LeavingContext = createContext<(isLeaving: boolean) => void>(() => undefined);

/** Sends a command that ends the session of the dashboard's user. */
export const useExitCommand = (): ((command: ExitCommand) => Promise<SessionOutcome>) => {
  const { sendSessionCommand } = useSessionCommands();
  const setIsLeaving = useContext(LeavingContext);
  return async (command) => {
    setIsLeaving(true);
    const outcome = await sendSessionCommand(command);
    // Without a failure a logout has interrupted the command, and the user is leaving by that.
    if (!outcome.ok && outcome.failure !== null) setIsLeaving(false);
    return outcome;
  };
};
