import { useFormik } from 'formik';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { forgotPasswordSchema } from '#domain/accounts/accounts.ts';
import { authMessage } from '#domain/messages/authMessages.ts';
import { shopMessages } from '#domain/messages/messages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { AccountPage } from './AccountPage.tsx';
import { Form, Links, TextLink } from './accountStyles.ts';
import { useSessionCommand } from './useSessionCommand.ts';

export const handle: RouteHandle = {
  head: () => ({ title: 'Forgot password', canonical: '/forgot-password', noIndex: true }),
};

/** Resets a forgotten password by mail (AU-5). */
export const Component = () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { pending, send } = useSessionCommand();
  const [error, setError] = useState<string>();

  const formik = useFormik({
    initialValues: { email: '' },
    validationSchema: forgotPasswordSchema,
    onSubmit: async (values) => {
      setError(undefined);
      const outcome = await send({
        type: 'RESET_PASSWORD',
        email: forgotPasswordSchema.cast(values).email,
      });
      if (outcome === null) return;
      if (outcome.ok) {
        await alertDialog({ ...shopMessages.resetSent, icon: 'success' });
        return navigate('/login', { state });
      }
      setError(authMessage(outcome.failure.code).message);
      await alertDialog({ ...shopMessages.resetFailed, icon: 'error' });
    },
  });

  const email = fieldProps(formik, 'email');
  return (
    <AccountPage title="Forgot password">
      <Intro>Enter the e-mail address of your account. We'll send you a link to choose a new password.</Intro>
      <Form onSubmit={formik.handleSubmit} aria-label="Forgot password">
        <ErrorSummary />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          {...email}
          error={email.error ?? error}
        />
        <Button type="submit" size="l" wide busy={pending !== null} busyLabel="Sending...">
          Forgot
        </Button>
      </Form>
      <Links>
        <TextLink to="/login" state={state}>
          Sign in
        </TextLink>
        <TextLink to="/register" state={state}>
          Sign up
        </TextLink>
      </Links>
    </AccountPage>
  );
};

const Intro = styled.p`
  color: var(--ink-soft);
`;
