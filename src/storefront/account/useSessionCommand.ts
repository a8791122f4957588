import { useRef, useState } from 'react';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import type { SessionCommand, SessionOutcome } from '#domain/accounts/session.ts';

type CommandType = SessionCommand['type'];

/** Sends one session command at a time, named by `pending`. Returns `null` while another is pending. */
export const useSessionCommand = () => {
  const { sendSessionCommand } = useSessionCommands();
  const [pending, setPending] = useState<CommandType | null>(null);
  const isLocked = useRef(false);

  const send = async (command: SessionCommand): Promise<SessionOutcome | null> => {
    if (isLocked.current) return null;
    isLocked.current = true;
    setPending(command.type);
    try {
      return await sendSessionCommand(command);
    } catch (error) {
      // The code of the session could not be loaded.
      console.error('The session did not load', error);
      return { ok: false, failure: { code: 'unreachable', command: command.type } };
    } finally {
      isLocked.current = false;
      setPending(null);
    }
  };
  return { pending, send };
};
