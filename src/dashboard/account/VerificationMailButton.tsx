import { useSelector } from 'react-redux';
import { useSessionCommands } from '#api/accounts/sessionCommands.ts';
import { authMessage } from '#domain/messages/authMessage.ts';
import * as messages from '#messages/dashboard/account.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useAsyncAction } from '../components/actions/useAsyncAction.ts';

/** Button that sends the verification mail again. */
export const VerificationMailButton = () => {
  const { sendMailCommand } = useSessionCommands();
  // The notice shows this button to a signed-in user alone; '' would be refused, since it is no account's id.
  const uid = useSelector(selectUser)?.uid ?? '';
  const { busy, run } = useAsyncAction();
  const send = () =>
    run(async () => {
      const outcome = await sendMailCommand({ type: 'SEND_VERIFICATION', uid });
      if (outcome.ok) return { ...accountMessages.verificationSent, icon: 'success' };
      const text = authMessage(outcome.failure.code).message;
      return { title: accountMessages.verificationFailed, text, icon: 'error' };
    });
  return (
    <Button tone="plain" size="s" busy={busy} busyLabel={messages.sending} onClick={send}>
      {accountMessages.unverified.again}
    </Button>
  );
};
