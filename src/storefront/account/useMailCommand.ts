import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ShopDispatch } from '#api/shopApi.ts';
import type { MailCommand, MailOutcome } from '#domain/session.ts';
import { sendMailCommand } from '#slices/sessionSlice.ts';

type Ask = (command: MailCommand) => Promise<MailOutcome>;

/** Sends a mail command. A failure to fetch the session's code is returned like any other failure. */
export const useMail = (): Ask => {
  const dispatch = useDispatch<ShopDispatch>();
  return (command) =>
    dispatch(sendMailCommand(command)).catch((error: unknown): MailOutcome => {
      console.error('The session could not be asked', error);
      return { ok: false, failure: { code: 'unreachable' } };
    });
};

/** Sends the command once after mounting; `null` until the answer. A mail link works only once. */
export const useMailOnce = (command: MailCommand): MailOutcome | null => {
  const ask = useMail();
  const isAsked = useRef(false);
  const [outcome, setOutcome] = useState<MailOutcome | null>(null);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void ask(command).then(setOutcome);
  }, [ask, command]);
  return outcome;
};
