import { useSelector } from 'react-redux';
import { useSessionCommands } from '#api/sessionCommands.ts';
import { accountTexts } from '#domain/accountTexts.ts';
import { identityText } from '#domain/identityTexts.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useAsyncAction } from '../components/useAsyncAction.ts';

/** Button that sends the verification mail again. */
export const VerificationMail = () => {
  const { sendMailCommand } = useSessionCommands();
  const uid = useSelector(selectUser)?.uid ?? '';
  const { busy, run } = useAsyncAction();
  const send = () =>
    run(async () => {
      const outcome = await sendMailCommand({ type: 'SEND_VERIFICATION', uid });
      if (outcome.ok) return { ...accountTexts.verificationSent, icon: 'success' };
      const text = identityText(outcome.failure.code).sentence;
      return { title: accountTexts.verificationFailed, text, icon: 'error' };
    });
  return (
    <Button tone="plain" size="s" busy={busy} busyLabel="Sending..." onClick={send}>
      {accountTexts.unverified.again}
    </Button>
  );
};
