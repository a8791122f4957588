import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MailOutcome } from '#domain/accounts/session.ts';
import { authMessage } from '#domain/messages/authMessage.ts';
import { isRecord } from '#domain/values/parse.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { useHydrated } from '#ui/hooks/useClientValue.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { useMailCommandOnce } from './useMailCommand.ts';

interface VerifiedEmailProps {
  readonly title: string;
  readonly code: string;
}

/**
 * The outcome of verifying the address; `null` until it is known. A success is kept in the state of the history entry, because the code
 * works only once: after Back or a reload it is not sent again.
 */
const useVerification = (code: string): MailOutcome | null => {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const isKept = isRecord(location.state) && location.state.isVerified === true;
  const outcome = useMailCommandOnce(isKept ? null : { type: 'VERIFY_EMAIL', code });
  const isNew = !isKept && outcome?.ok === true;
  useEffect(() => {
    if (isNew) void navigate(location, { replace: true, state: { isVerified: true } });
  }, [isNew, navigate, location]);
  return isKept && isHydrated ? { ok: true, email: '' } : outcome;
};

/** Verifies the e-mail address that received the mail, and explains the benefit (API-11). */
export const VerifiedEmail = ({ title, code }: VerifiedEmailProps) => (
  <AccountLayout title={title}>
    <Outcome outcome={useVerification(code)} />
    <ButtonLink to="/dashboard" wide size="l">
      {accountMessages.goToMyDashboard}
    </ButtonLink>
  </AccountLayout>
);

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
