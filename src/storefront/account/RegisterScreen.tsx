import { useFormik } from 'formik';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ScreenHandle } from '#api/screenHandle.ts';
import { signUpSchema } from '#domain/accounts.ts';
import { type IdentityText, identityText } from '#domain/identityTexts.ts';
import { timers } from '#domain/rules.ts';
import type { SessionOutcome } from '#domain/session.ts';
import { signedUp, signUpFailed, texts } from '#domain/texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { tell } from '#ui/feedback/dialogs.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { AccountPage } from './AccountPage.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordField } from './PasswordField.tsx';
import { Form, TextLink, Ways } from './parts.ts';
import { useSessionWish } from './useSessionWish.ts';

export const handle: ScreenHandle = {
  head: () => ({ title: 'Create New Account', canonical: '/register', unlisted: true }),
};

export const Component = () => {
  const { state } = useLocation();
  const { asked, said, formik, withGoogle } = useRegister();
  const { errors, touched } = formik;
  const saidOf = (field: IdentityText['field']): string | undefined =>
    said !== null && said.field === field ? said.sentence : undefined;
  const general = saidOf(undefined);
  return (
    <AccountPage title="Create New Account">
      <GoogleButton busy={asked === 'SIGN_IN_WITH_GOOGLE'} disabled={asked !== null} onClick={withGoogle} />
      <Form onSubmit={formik.handleSubmit} aria-label="Create New Account">
        {general === undefined ? null : <Notice tone="danger">{general}</Notice>}
        <TextField
          label="Name"
          autoComplete="name"
          required
          {...formik.getFieldProps('name')}
          error={touched.name ? errors.name : undefined}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          {...formik.getFieldProps('email')}
          error={(touched.email ? errors.email : undefined) ?? saidOf('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          {...formik.getFieldProps('password')}
          error={(touched.password ? errors.password : undefined) ?? saidOf('password')}
        />
        <Button
          type="submit"
          size="l"
          wide
          disabled={asked !== null}
          busy={asked === 'REGISTER'}
          busyLabel="Processing..."
        >
          Sign Up
        </Button>
      </Form>
      <Ways>
        <span>
          Already have an account?{' '}
          <TextLink to="/login" state={state}>
            Login
          </TextLink>
        </span>
      </Ways>
    </AccountPage>
  );
};

/** Signing up, and what is told of how it went (AU-4, AU-7). Going on is the page's, once the session stands. */
const useRegister = () => {
  const { asked, wish } = useSessionWish();
  const [said, setSaid] = useState<IdentityText | null>(null);

  const settle = async (outcome: SessionOutcome | null, done: string, failed: string): Promise<void> => {
    if (outcome === null) return;
    if (outcome.ok) return tell({ title: done, mood: 'success', timer: timers.toast });
    const text = identityText(outcome.failure.code, outcome.failure.lacks);
    if (text.silent === true) return;
    setSaid(text);
    await tell({ title: failed, text: text.sentence, mood: 'warning', timer: timers.toast });
  };

  const formik = useFormik({
    initialValues: { name: '', email: '', password: '' },
    validationSchema: signUpSchema,
    onSubmit: async (typed) => {
      setSaid(null);
      const { name, email, password } = signUpSchema.cast(typed);
      const outcome = await wish({ type: 'REGISTER', name, email, password });
      await settle(outcome, signedUp(name), signUpFailed(name));
    },
  });

  const withGoogle = (): void => {
    setSaid(null);
    void wish({ type: 'SIGN_IN_WITH_GOOGLE' }).then((outcome) =>
      settle(outcome, signedUp('Google'), texts.googleFailed),
    );
  };
  return { asked, said, formik, withGoogle };
};
