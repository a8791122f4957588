import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ShopDispatch } from '#api/shopApi.ts';
import type { SessionCommand, SessionOutcome } from '#domain/session.ts';
import { sendSessionCommand } from '#slices/sessionSlice.ts';

type Asked = SessionCommand['type'];

/** Sends one session command at a time, shown by `asked`. Returns `null` while another is pending. */
export const useSessionCommand = () => {
  const dispatch = useDispatch<ShopDispatch>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isLocked = useRef(false);

  const command = async (wanted: SessionCommand): Promise<SessionOutcome | null> => {
    if (isLocked.current) return null;
    isLocked.current = true;
    setAsked(wanted.type);
    try {
      return await dispatch(sendSessionCommand(wanted));
    } catch (error) {
      // The session's code could not be fetched.
      console.error('The session could not be asked', error);
      return { ok: false, failure: { code: 'unreachable', command: wanted.type } };
    } finally {
      isLocked.current = false;
      setAsked(null);
    }
  };
  return { asked, command };
};
