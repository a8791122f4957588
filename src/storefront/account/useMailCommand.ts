import { useEffect, useRef, useState } from 'react';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import type { MailCommand, MailOutcome } from '#domain/accounts/session.ts';

type SendMailCommand = (command: MailCommand) => Promise<MailOutcome>;

/** Returns a function that sends a mail command. If the session's code cannot be loaded, the outcome is a failure like any other. */
export const useMailCommand = (): SendMailCommand => {
  const { sendMailCommand } = useSessionCommands();
  return (command) =>
    sendMailCommand(command).catch((error: unknown): MailOutcome => {
      console.error('The session did not load', error);
      return { ok: false, failure: { code: 'unreachable' } };
    });
};

/**
 * Sends the command after mounting, only once since a mail link works only once; `null` sends none. Returns the outcome; `null` until it is
 * known.
 */
export const useMailCommandOnce = (command: MailCommand | null): MailOutcome | null => {
  const send = useMailCommand();
  const isSent = useRef(false);
  const [outcome, setOutcome] = useState<MailOutcome | null>(null);
  useEffect(() => {
    if (isSent.current || command === null) return;
    isSent.current = true;
    void send(command).then(setOutcome);
  }, [send, command]);
  return outcome;
};
