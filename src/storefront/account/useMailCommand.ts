import { useEffect, useRef, useState } from 'react';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import type { MailCommand, MailOutcome } from '#domain/accounts/session.ts';

type SendMailCommand = (command: MailCommand) => Promise<MailOutcome>;

/** Sends a mail command. A failure to fetch the session's code is returned like any other failure. */
export const useMailCommand = (): SendMailCommand => {
  const { sendMailCommand } = useSessionCommands();
  return (command) =>
    sendMailCommand(command).catch((error: unknown): MailOutcome => {
      console.error('The session did not load', error);
      return { ok: false, failure: { code: 'unreachable' } };
    });
};

/** Sends the command once after mounting; `null` until the outcome. A mail link works only once. */
export const useMailCommandOnce = (command: MailCommand): MailOutcome | null => {
  const send = useMailCommand();
  const isSent = useRef(false);
  const [outcome, setOutcome] = useState<MailOutcome | null>(null);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void send(command).then(setOutcome);
  }, [send, command]);
  return outcome;
};
