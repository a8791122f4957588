import { useFormik } from 'formik';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ScreenHandle } from '#api/screenHandle.ts';
import { signInSchema } from '#domain/accounts.ts';
import { type IdentityText, identityText } from '#domain/identityTexts.ts';
import { timers } from '#domain/rules.ts';
import type { SessionOutcome } from '#domain/session.ts';
import { texts } from '#domain/texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ask, tell } from '#ui/feedback/dialogs.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AccountPage } from './AccountPage.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Form, TextLink, Ways } from './parts.ts';
import { useSessionWish } from './useSessionWish.ts';
import { WhySent } from './WhySent.tsx';

export const handle: ScreenHandle = { head: () => ({ title: 'Login', canonical: '/login', unlisted: true }) };

export const Component = () => {
  const { state } = useLocation();
  const { asked, said, formik, withGoogle } = useLogin();
  const { errors, touched } = formik;
  return (
    <AccountPage title="Login to Your Account">
      <WhySent />
      <GoogleButton busy={asked === 'SIGN_IN_WITH_GOOGLE'} disabled={asked !== null} onClick={withGoogle} />
      <Form onSubmit={formik.handleSubmit} aria-label="Login">
        {said === null ? null : <Notice tone="danger">{said.sentence}</Notice>}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          {...formik.getFieldProps('email')}
          error={touched.email ? errors.email : undefined}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...formik.getFieldProps('password')}
          error={touched.password ? errors.password : undefined}
        />
        <Button
          type="submit"
          size="l"
          wide
          disabled={asked !== null}
          busy={asked === 'SIGN_IN'}
          busyLabel="Processing..."
        >
          Sign In
        </Button>
      </Form>
      <Ways>
        <TextLink to="/forgot-password" state={state}>
          Forgot password?
        </TextLink>
        <span>
          New user?{' '}
          <TextLink to="/register" state={state}>
            Create an account
          </TextLink>
        </span>
      </Ways>
    </AccountPage>
  );
};

/** Signing in, and what is told of how it went (AU-2, AU-3). Going on is the page's, once the session stands. */
const useLogin = () => {
  const { asked, wish } = useSessionWish();
  const [said, setSaid] = useState<IdentityText | null>(null);
  const navigate = useNavigate();

  const settle = async (outcome: SessionOutcome | null): Promise<void> => {
    if (outcome === null) return;
    if (outcome.ok) return tell({ title: texts.loggedIn, mood: 'success', timer: timers.toast });
    const text = identityText(outcome.failure.code, outcome.failure.lacks);
    if (text.silent === true) return;
    const { title } = texts.loginFailed;
    const answers = { yes: 'OK', no: texts.tryAgain };
    const isGivenUp = await ask({ title, text: text.sentence, mood: 'warning', ...answers });
    if (isGivenUp) return navigate('/');
    setSaid(text);
  };

  const formik = useFormik({
    initialValues: { email: '', password: '' },
    validationSchema: signInSchema,
    onSubmit: async (typed, { resetForm }) => {
      setSaid(null);
      const { email, password } = signInSchema.cast(typed);
      const outcome = await wish({ type: 'SIGN_IN', email, password });
      if (outcome?.ok === false) resetForm({ values: { email: typed.email, password: '' } });
      await settle(outcome);
    },
  });

  const withGoogle = (): void => {
    setSaid(null);
    void wish({ type: 'SIGN_IN_WITH_GOOGLE' }).then(settle);
  };
  return { asked, said, formik, withGoogle };
};
