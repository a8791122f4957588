import { useFormik } from 'formik';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { forgotPasswordSchema } from '#domain/accounts/accountForms.ts';
import { authMessage } from '#domain/messages/authMessage.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import * as messages from '#messages/storefront/account.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { SlowNotice } from '#ui/feedback/SlowNotice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { useNavigateIfMounted } from '#ui/hooks/useNavigateIfMounted.ts';
import { AccountPage } from './AccountPage.tsx';
import { Form, Links, TextLink } from './accountStyles.ts';
import { useSessionCommand } from './useSessionCommand.ts';

export const handle: RouteHandle = {
  head: () => ({ title: messages.forgotPassword, canonical: '/forgot-password', noIndex: true }),
};

/** Resets a forgotten password by mail (AU-5). */
export const Component = () => {
  // Says where to go after signing in (`returnPath`); each screen of the account passes it on to the next.
  const { state } = useLocation();
  const navigate = useNavigateIfMounted();
  const { pending, send } = useSessionCommand();
  /** The message of the last refusal. */
  const [refusal, setRefusal] = useState<string>();

  const formik = useFormik({
    initialValues: { email: '' },
    validationSchema: forgotPasswordSchema,
    onSubmit: async (values) => {
      setRefusal(undefined);
      const { email } = forgotPasswordSchema.cast(values);
      const outcome = await send({ type: 'RESET_PASSWORD', email });
      if (outcome === 'busy') return;
      if (outcome.ok) {
        await alertDialog({ ...shopMessages.resetSent, icon: 'success' });
        return navigate('/login', { state });
      }
      // The user has signed out meanwhile.
      if (outcome.failure === null) return;
      setRefusal(authMessage(outcome.failure.code).message);
      await alertDialog({ ...shopMessages.resetFailed, icon: 'error' });
    },
  });

  const emailProps = fieldProps(formik, 'email');
  return (
    <AccountPage title={messages.forgotPassword}>
      <Intro>{messages.enterYourEmail}</Intro>
      <Form onSubmit={formik.handleSubmit} aria-label={messages.forgotPassword}>
        <ErrorSummary />
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          required
          {...emailProps}
          error={emailProps.error ?? refusal}
        />
        <Button type="submit" size="l" wide busy={pending !== null} busyLabel={messages.sending}>
          {messages.forgot}
        </Button>
        <SlowNotice isWaiting={pending !== null} />
      </Form>
      <Links>
        <TextLink to="/login" state={state}>
          {messages.signIn}
        </TextLink>
        <TextLink to="/register" state={state}>
          {messages.signUp}
        </TextLink>
      </Links>
    </AccountPage>
  );
};

const Intro = styled.p`
  color: var(--ink-soft);
`;
