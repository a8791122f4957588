import type { MailOutcome } from '#domain/accounts/session.ts';
import { authMessage } from '#domain/messages/authMessage.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import * as messages from '#messages/storefront/account.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { useMailCommandOnce } from './useMailCommand.ts';

interface VerifiedEmailProps {
  readonly title: string;
  readonly code: string;
}

/** Verifies the e-mail address that received the mail, and explains the benefit (API-11). */
export const VerifiedEmail = ({ title, code }: VerifiedEmailProps) => {
  const outcome = useMailCommandOnce({ type: 'VERIFY_EMAIL', code });
  return (
    <AccountLayout title={title}>
      <Outcome outcome={outcome} />
      <ButtonLink to="/dashboard" wide size="l">
        {messages.goToMyDashboard}
      </ButtonLink>
    </AccountLayout>
  );
};

const Outcome = ({ outcome }: { readonly outcome: MailOutcome | null }) => {
  if (outcome === null) {
    return (
      <Notice>
        <Spinner size={18} label={accountMessages.verifying} /> {accountMessages.verifying}…
      </Notice>
    );
  }
  if (outcome.ok) {
    return (
      <Notice tone="good">
        <p role="status">
          <strong>{accountMessages.verified}</strong> {accountMessages.verifiedMore}
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger">
      <strong>{accountMessages.notVerified}</strong> {authMessage(outcome.failure.code).message}{' '}
      {accountMessages.requestNewMail}
    </Notice>
  );
};
