import { useFormik } from 'formik';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { RouteHandle } from '#api/routeHandle.ts';
import { forgotPasswordSchema } from '#domain/accounts.ts';
import { identityText } from '#domain/identityTexts.ts';
import { texts } from '#domain/texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { tell } from '#ui/feedback/dialogs.ts';
import { AccountPage } from './AccountPage.tsx';
import { Form, TextLink, Ways } from './accountStyles.ts';
import { useSessionCommand } from './useSessionCommand.ts';

export const handle: RouteHandle = {
  head: () => ({ title: 'Forgot password', canonical: '/forgot-password', unlisted: true }),
};

/** Resets a forgotten password by mail (AU-5). */
export const Component = () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { asked, command } = useSessionCommand();
  const [said, setSaid] = useState<string>();

  const formik = useFormik({
    initialValues: { email: '' },
    validationSchema: forgotPasswordSchema,
    onSubmit: async (typed) => {
      setSaid(undefined);
      const outcome = await command({
        type: 'RESET_PASSWORD',
        email: forgotPasswordSchema.cast(typed).email,
      });
      if (outcome === null) return;
      if (outcome.ok) {
        await tell({ ...texts.resetSent, mood: 'success' });
        return navigate('/login', { state });
      }
      setSaid(identityText(outcome.failure.code).sentence);
      await tell({ ...texts.resetFailed, mood: 'error' });
    },
  });

  return (
    <AccountPage title="Forgot password">
      <Lead>
        Give the e-mail address of your account. We send you a link under which you choose a new password.
      </Lead>
      <Form onSubmit={formik.handleSubmit} aria-label="Forgot password">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          {...formik.getFieldProps('email')}
          error={(formik.touched.email ? formik.errors.email : undefined) ?? said}
        />
        <Button type="submit" size="l" wide busy={asked !== null} busyLabel="Sending...">
          Forgot
        </Button>
      </Form>
      <Ways>
        <TextLink to="/login" state={state}>
          Sign in
        </TextLink>
        <TextLink to="/register" state={state}>
          Sign up
        </TextLink>
      </Ways>
    </AccountPage>
  );
};

const Lead = styled.p`
  color: var(--ink-soft);
`;
