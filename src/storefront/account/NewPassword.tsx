import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import { newPasswordSchema } from '#domain/accounts/accountForms.ts';
import { authMessage } from '#domain/messages/authMessage.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import type { AuthMessage } from '#messages/domain/authMessages.ts';
import * as messages from '#messages/storefront/account.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { useNavigateIfMounted } from '#ui/hooks/useNavigateIfMounted.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { Form, Links, TextLink } from './accountStyles.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useMailCommand, useMailCommandOnce } from './useMailCommand.ts';

interface NewPasswordProps {
  readonly title: string;
  readonly code: string;
}

/** Failures of reading the link after which it can set no password; after others, such as a lost connection, it still may. */
const invalidLinkCodes: ReadonlySet<string> = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
]);

/** Sets the new password of the account that received the mail (AU-5). */
export const NewPassword = ({ title, code }: NewPasswordProps) => {
  const resetLink = useMailCommandOnce({ type: 'READ_RESET_LINK', code });
  const { formik, refusal, isMaybeSet } = useNewPassword(code);
  if (resetLink?.ok === false && invalidLinkCodes.has(resetLink.failure.code))
    return <InvalidLink title={title} message={authMessage(resetLink.failure.code).message} />;
  const password = fieldProps(formik, 'password');
  const isRefusedPassword = refusal?.field === 'password';
  const passwordRefusal = isRefusedPassword ? refusal.message : undefined;
  return (
    <AccountLayout title={title}>
      <p>{accountMessages.newPassword}</p>
      <Form onSubmit={formik.handleSubmit} aria-label={title}>
        <ErrorSummary />
        {refusal === null || isRefusedPassword ? null : <Notice tone="danger">{refusal.message}</Notice>}
        {isMaybeSet && (
          <Notice tone="warning">
            <strong>{accountMessages.passwordMaybeSet.title}</strong>
            <p>{accountMessages.passwordMaybeSet.text}</p>
          </Notice>
        )}
        {/* Read-only: it tells a password manager for which account the new password is. */}
        <TextField
          label={messages.email}
          type="email"
          name="email"
          autoComplete="username"
          readOnly
          value={resetLink?.ok ? resetLink.email : ''}
        />
        <PasswordField
          label={messages.newPassword}
          autoComplete="new-password"
          required
          {...password}
          error={password.error ?? passwordRefusal}
        />
        <Button type="submit" size="l" wide busy={formik.isSubmitting} busyLabel={messages.processing}>
          {messages.changePassword}
        </Button>
      </Form>
      <Links>
        <TextLink to="/login">{messages.signIn}</TextLink>
      </Links>
    </AccountLayout>
  );
};

const useNewPassword = (code: string) => {
  const send = useMailCommand();
  const navigate = useNavigateIfMounted();
  const [refusal, setRefusal] = useState<AuthMessage | null>(null);
  /** Whether the last attempt may have set the password. */
  const [isMaybeSet, setIsMaybeSet] = useState(false);
  /** Whether an attempt got no answer: it may have set the password, after which the link is used up. */
  const isUnanswered = useRef(false);
  const formik = useFormik({
    initialValues: { password: '' },
    validationSchema: newPasswordSchema,
    onSubmit: async ({ password }) => {
      setRefusal(null);
      setIsMaybeSet(false);
      const outcome = await send({ type: 'SET_PASSWORD', code, password });
      if (outcome.ok) {
        await alertDialog({ ...accountMessages.passwordSet, icon: 'success' });
        return navigate('/login', { replace: true });
      }
      const { code: reasonCode, missingRequirements } = outcome.failure;
      const isUnreachable = reasonCode === 'auth/network-request-failed';
      if (isUnreachable || (isUnanswered.current && reasonCode === 'auth/invalid-action-code')) {
        isUnanswered.current = true;
        setIsMaybeSet(true);
        return alertDialog({ ...accountMessages.passwordMaybeSet, icon: 'warning' });
      }
      const reason = authMessage(reasonCode, missingRequirements);
      setRefusal(reason);
      return alertDialog({ title: accountMessages.passwordNotSet, text: reason.message, icon: 'error' });
    },
  });
  return { formik, refusal, isMaybeSet };
};
