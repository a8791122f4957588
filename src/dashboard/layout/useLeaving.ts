import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useOutletContext } from 'react-router-dom';
import { useSessionCommands } from '#api/sessionCommands.ts';
import { accountTexts } from '#domain/accountTexts.ts';
import { timers } from '#domain/constants.ts';
import { identityText } from '#domain/identityTexts.ts';
import { deleteAnswers, texts } from '#domain/texts.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { ask, tell } from '#ui/feedback/dialogs.ts';

/** Actions that end the session; each asks for confirmation first and shows the outcome. */
export interface Leaving {
  readonly logout: () => Promise<void>;
  readonly deleteAccount: () => Promise<void>;
}

/**
 * For the layout: `isLeaving` is true once the user has confirmed; the layout then navigates to the home page
 * instead of the login (AU-6, AU-12).
 */
export const useLeaving = (): Leaving & { readonly isLeaving: boolean } => {
  const { sendSessionCommand } = useSessionCommands();
  const user = useSelector(selectUser);
  const [isLeaving, setIsLeaving] = useState(false);

  const logout = async () => {
    const { title, text, confirm } = texts.logout;
    if (!(await ask({ title, text, yes: confirm, no: 'Cancel' }))) return;
    setIsLeaving(true);
    const outcome = await sendSessionCommand({ type: 'SIGN_OUT' });
    if (outcome.ok) return tell({ ...texts.loggedOut, mood: 'success', timer: timers.toast });
    setIsLeaving(false);
    return tell({ title: texts.logoutFailed, mood: 'error' });
  };

  const deleteAccount = async () => {
    // The account at the time of the question: another tab may change it before the answer.
    const uid = user?.uid ?? '';
    if (!(await ask({ ...accountTexts.deleteQuestion, ...deleteAnswers, danger: true }))) return;
    setIsLeaving(true);
    const outcome = await sendSessionCommand({ type: 'DELETE_ACCOUNT', uid });
    if (outcome.ok) return tell({ ...accountTexts.deleted, mood: 'success', timer: timers.toast });
    setIsLeaving(false);
    const { sentence } = identityText(outcome.failure.code);
    return tell({ title: accountTexts.deleteFailed, text: sentence, mood: 'error' });
  };

  return { isLeaving, logout, deleteAccount };
};

/** For the screens inside the layout. */
export const useFrameLeaving = (): Leaving => useOutletContext<Leaving>();
