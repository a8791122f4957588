import { useRef, useState } from 'react';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import type { SessionCommand, SessionOutcome } from '#domain/accounts/session.ts';

type CommandType = SessionCommand['type'];

/** `send` sends one session command at a time, whose type is `pending`; it resolves to `'busy'` while another one is pending. */
export const useSessionCommand = () => {
  const { sendSessionCommand } = useSessionCommands();
  const [pending, setPending] = useState<CommandType | null>(null);
  // `pending` changes with the next render only, too late for a second press.
  const isLocked = useRef(false);

  const send = async (command: SessionCommand): Promise<SessionOutcome | 'busy'> => {
    if (isLocked.current) return 'busy';
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
