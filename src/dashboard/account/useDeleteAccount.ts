import { useSelector } from 'react-redux';
import { accountTexts } from '#domain/accountTexts.ts';
import { timers } from '#domain/constants.ts';
import { identityText } from '#domain/identityTexts.ts';
import { deleteAnswers } from '#domain/texts.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { alertDialog, confirmDialog } from '#ui/feedback/dialogs.ts';
import { useExitCommand } from '../components/useExitCommand.ts';

/** Asks for confirmation, deletes the user's account and shows the outcome (AU-12). */
export const useDeleteAccount = (): (() => Promise<void>) => {
  const sendExitCommand = useExitCommand();
  const user = useSelector(selectUser);
  return async () => {
    // The account at the time of the question: another tab may change it before it is confirmed.
    const uid = user?.uid ?? '';
    if (!(await confirmDialog({ ...accountTexts.deleteQuestion, ...deleteAnswers, danger: true }))) return;
    const outcome = await sendExitCommand({ type: 'DELETE_ACCOUNT', uid });
    if (outcome.ok) return alertDialog({ ...accountTexts.deleted, icon: 'success', timer: timers.toast });
    const { sentence } = identityText(outcome.failure.code);
    return alertDialog({ title: accountTexts.deleteFailed, text: sentence, icon: 'error' });
  };
};
