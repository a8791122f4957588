import { useSelector } from 'react-redux';
import { authMessage } from '#domain/messages/authMessage.ts';
import { timers } from '#domain/shop/constants.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { deleteButtons } from '#messages/domain/shopMessages.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { alertDialog, confirmDialog } from '#ui/feedback/dialogs.ts';
import { useExitCommand } from '../components/routing/useExitCommand.ts';

/** Asks for confirmation, deletes the user's account and shows the outcome (AU-12). */
export const useDeleteAccount = (): (() => Promise<void>) => {
  const sendExitCommand = useExitCommand();
  const user = useSelector(selectUser);
  return async () => {
    // The account that is asked about: another tab may sign in another one before the user confirms.
    // The dashboard always has a user; '' would be refused, since it is no account's id.
    const uid = user?.uid ?? '';
    if (!(await confirmDialog({ ...accountMessages.deleteQuestion, ...deleteButtons, danger: true }))) return;
    const outcome = await sendExitCommand({ type: 'DELETE_ACCOUNT', uid });
    if (outcome.ok) return alertDialog({ ...accountMessages.deleted, icon: 'success', timer: timers.toast });
    // The user has signed out meanwhile.
    if (outcome.failure === null) return;
    const { message } = authMessage(outcome.failure.code);
    return alertDialog({ title: accountMessages.deleteFailed, text: message, icon: 'error' });
  };
};
