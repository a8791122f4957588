import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ShopDispatch } from '#api/shopApi.ts';
import type { MailCommand, MailOutcome } from '#domain/session.ts';
import { sendMailCommand } from '#slices/sessionSlice.ts';

type Ask = (command: MailCommand) => Promise<MailOutcome>;

/** Asks something of the mails; a session whose code could not be fetched is a failure like others. */
export const useMail = (): Ask => {
  const dispatch = useDispatch<ShopDispatch>();
  return (command) =>
    dispatch(sendMailCommand(command)).catch((error: unknown): MailOutcome => {
      console.error('The session could not be asked', error);
      return { ok: false, failure: { code: 'unreachable' } };
    });
};

/** Asks once, when the screen stands; `null` until the answer came. A mail's link is good for one use only. */
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
