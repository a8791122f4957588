import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ShopDispatch } from '#api/shopApi.ts';
import { timers } from '#domain/constants.ts';
import { texts } from '#domain/texts.ts';
import { sendSessionCommand } from '#slices/sessionSlice.ts';
import { ask, tell } from '#ui/feedback/dialogs.ts';

/** Asks for confirmation, signs out, then reports the outcome (AU-6). */
export const useSignOut = (): (() => Promise<void>) => {
  const dispatch = useDispatch<ShopDispatch>();
  return useCallback(async () => {
    const { title, text, confirm } = texts.logout;
    if (!(await ask({ title, text, yes: confirm }))) return;
    const outcome = await dispatch(sendSessionCommand({ type: 'SIGN_OUT' }));
    if (outcome.ok) await tell({ ...texts.loggedOut, mood: 'success', timer: timers.toast });
    else await tell({ title: texts.logout.title, text: texts.unexpected, mood: 'error' });
  }, [dispatch]);
};
