import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { MailOutcome } from '#domain/accounts/session.ts';
import { authMessage } from '#domain/messages/authMessage.ts';
import { isRecord } from '#domain/values/parse.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { screenMessages } from '#messages/domain/screenMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Spinner } from '#ui/feedback/Spinner.tsx';
import { focusOnMount } from '#ui/hooks/focusOnMount.ts';
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
export const VerifiedEmail = ({ title, code }: VerifiedEmailProps) => {
  const [attempt, setAttempt] = useState(0);
  return (
    <AccountLayout title={title}>
      {/* Each attempt sends the code. The button for another one goes away when it is pressed: the outcome takes the focus. */}
      <div key={attempt} ref={attempt > 0 ? focusOnMount : undefined} tabIndex={-1}>
        <Outcome code={code} onAgain={() => setAttempt(attempt + 1)} />
      </div>
      <ButtonLink to="/dashboard" wide size="l">
        {accountMessages.goToMyDashboard}
      </ButtonLink>
    </AccountLayout>
  );
};

/** Failures after which the link may still be good. */
const unreachedCodes: ReadonlySet<string> = new Set(['auth/network-request-failed', 'unreachable']);

const Outcome = ({ code, onAgain }: { readonly code: string; readonly onAgain: () => void }) => {
  const outcome = useVerification(code);
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
  const { code: reasonCode } = outcome.failure;
  if (reasonCode === 'auth/invalid-action-code') {
    return (
      <Notice tone="warning">
        <p role="status">
          <strong>{accountMessages.maybeVerified.title}</strong> {accountMessages.maybeVerified.text}
        </p>
      </Notice>
    );
  }
  return (
    <Notice tone="danger">
      <strong>{accountMessages.notVerified}</strong> {authMessage(reasonCode).message}{' '}
      {unreachedCodes.has(reasonCode) ? (
        <div>
          <Button tone="plain" size="s" onClick={onAgain}>
            {screenMessages.tryAgain}
          </Button>
        </div>
      ) : (
        accountMessages.requestNewMail
      )}
    </Notice>
  );
};
