import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { timers } from '#domain/rules.ts';
import { texts } from '#domain/texts.ts';
import { askSession, type SessionDoor } from '#slices/sessionSlice.ts';
import { ask, tell } from '#ui/feedback/dialogs.ts';

/** Asks, signs out and says so (AU-6). `isLeaving` is true from the yes on, so that the frame goes home and not to the login. */
export const useLogout = () => {
  const dispatch = useDispatch<ThunkDispatch<unknown, SessionDoor, UnknownAction>>();
  const [isLeaving, setIsLeaving] = useState(false);
  const logout = async () => {
    const { title, text, confirm } = texts.logout;
    if (!(await ask({ title, text, yes: confirm, no: 'Cancel' }))) return;
    setIsLeaving(true);
    const outcome = await dispatch(askSession({ type: 'SIGN_OUT' }));
    if (outcome.ok) {
      await tell({ ...texts.loggedOut, mood: 'success', timer: timers.toast });
      return;
    }
    setIsLeaving(false);
    await tell({ title: texts.logoutFailed, mood: 'error' });
  };
  return { isLeaving, logout };
};
