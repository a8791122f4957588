import { useFormik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newPasswordSchema } from '#domain/accounts.ts';
import { accountTexts } from '#domain/accountTexts.ts';
import { type IdentityText, identityText } from '#domain/identityTexts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { tell } from '#ui/feedback/dialogs.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AccountSheet } from './AccountLayout.tsx';
import { Form } from './accountStyles.ts';
import { InvalidLink } from './InvalidLink.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useMail, useMailOnce } from './useMailCommand.ts';

interface NewPasswordProps {
  readonly title: string;
  readonly code: string;
}

const lostCodes: ReadonlySet<string> = new Set([
  'auth/expired-action-code',
  'auth/invalid-action-code',
  'auth/user-not-found',
  'auth/user-disabled',
]);

/** Sets the new password of the account that received the mail (AU-5). */
export const NewPassword = ({ title, code }: NewPasswordProps) => {
  const read = useMailOnce({ type: 'READ_RESET_LINK', code });
  const { formik, said } = useNewPassword(code);
  if (read?.ok === false && lostCodes.has(read.failure.code))
    return <InvalidLink title={title} sentence={identityText(read.failure.code).sentence} />;
  const error = formik.touched.password ? formik.errors.password : undefined;
  return (
    <AccountSheet title={title}>
      <p>{accountTexts.newPassword}</p>
      <Form onSubmit={formik.handleSubmit} aria-label={title}>
        {said === null || said.field === 'password' ? null : <Notice tone="danger">{said.sentence}</Notice>}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          readOnly
          value={read?.ok ? read.email : ''}
        />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          required
          {...formik.getFieldProps('password')}
          error={error ?? (said?.field === 'password' ? said.sentence : undefined)}
        />
        <Button type="submit" size="l" wide busy={formik.isSubmitting} busyLabel="Processing...">
          Change Password
        </Button>
      </Form>
    </AccountSheet>
  );
};

const useNewPassword = (code: string) => {
  const ask = useMail();
  const navigate = useNavigate();
  const [said, setSaid] = useState<IdentityText | null>(null);
  const formik = useFormik({
    initialValues: { password: '' },
    validationSchema: newPasswordSchema,
    onSubmit: async ({ password }) => {
      setSaid(null);
      const outcome = await ask({ type: 'SET_PASSWORD', code, password });
      if (outcome.ok) {
        await tell({ ...accountTexts.passwordSet, mood: 'success' });
        return navigate('/login', { replace: true });
      }
      const text = identityText(outcome.failure.code, outcome.failure.missingRequirements);
      setSaid(text);
      await tell({ title: accountTexts.passwordNotSet, text: text.sentence, mood: 'error' });
    },
  });
  return { formik, said };
};
