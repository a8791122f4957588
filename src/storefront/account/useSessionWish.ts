import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ShopDispatch } from '#api/shopApi.ts';
import type { SessionOutcome, SessionWish } from '#domain/session.ts';
import { askSession } from '#slices/sessionSlice.ts';

type Asked = SessionWish['type'];

/** Asks one thing of the session at a time, and tells which is being asked. A second press meanwhile gives `null`. */
export const useSessionWish = () => {
  const dispatch = useDispatch<ShopDispatch>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isLocked = useRef(false);

  const wish = async (wanted: SessionWish): Promise<SessionOutcome | null> => {
    if (isLocked.current) return null;
    isLocked.current = true;
    setAsked(wanted.type);
    try {
      return await dispatch(askSession(wanted));
    } catch (error) {
      // The code of the session itself could not be fetched.
      console.error('The session could not be asked', error);
      return { ok: false, failure: { code: 'unreachable', wish: wanted.type } };
    } finally {
      isLocked.current = false;
      setAsked(null);
    }
  };
  return { asked, wish };
};
