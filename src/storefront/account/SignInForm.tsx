import type { FormikProps } from 'formik';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { SessionCommand } from '#domain/accounts/session.ts';
import type { AuthMessage } from '#messages/domain/authMessages.ts';
import * as messages from '#messages/storefront/account.ts';
import { selectSessionState } from '#slices/sessionSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { SlowNotice } from '#ui/feedback/SlowNotice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { Form } from './accountStyles.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface SignInFormProps<Values extends Credentials> {
  /** The accessible name of the form. */
  readonly name: string;
  readonly formik: FormikProps<Values>;
  /** The session command that is being sent; `null` for none. */
  readonly pending: SessionCommand['type'] | null;
  readonly error: AuthMessage | null;
  readonly submit: { readonly label: string; readonly command: SessionCommand['type'] };
  /** `autocomplete` of the password field. */
  readonly passwordAutoComplete: 'current-password' | 'new-password';
  readonly emailHint?: ReactNode;
  readonly signInWithGoogle: () => void;
  /** Fields above the e-mail field. */
  readonly children?: ReactNode;
}

/** The Google button, and below it the form to sign in or up (AU-1, AU-4). */
export const SignInForm = <Values extends Credentials>(props: SignInFormProps<Values>) => {
  const { name, formik, pending, error, submit, passwordAutoComplete } = props;
  const { emailHint, signInWithGoogle, children } = props;
  const isAtShop = useSelector(selectSessionState) === 'exchanging';
  // In Google's window the user may take any time.
  const isWaiting = pending !== null && (pending !== 'SIGN_IN_WITH_GOOGLE' || isAtShop);
  const email = fieldProps(formik, 'email');
  const password = fieldProps(formik, 'password');
  const errorFor = (field: AuthMessage['field']) => (error?.field === field ? error?.message : undefined);
  // A refusal that concerns no single field.
  const formError = errorFor(undefined);
  // What the user has ended, such as a closed Google window, is no refusal.
  const formErrorTone = error?.endedByUser === true ? 'neutral' : 'danger';
  return (
    <>
      <GoogleButton
        busy={pending === 'SIGN_IN_WITH_GOOGLE'}
        disabled={pending !== null}
        onClick={signInWithGoogle}
      />
      <Form onSubmit={formik.handleSubmit} aria-label={name}>
        <ErrorSummary />
        {formError === undefined ? null : <Notice tone={formErrorTone}>{formError}</Notice>}
        {children}
        <TextField
          label={messages.email}
          type="email"
          autoComplete="email"
          required
          hint={emailHint}
          {...email}
          error={email.error ?? errorFor('email')}
        />
        <PasswordField
          label={messages.password}
          autoComplete={passwordAutoComplete}
          required
          {...password}
          error={password.error ?? errorFor('password')}
        />
        <Button
          type="submit"
          size="l"
          wide
          disabled={pending !== null}
          busy={pending === submit.command}
          busyLabel={messages.processing}
        >
          {submit.label}
        </Button>
        <SlowNotice isWaiting={isWaiting} />
      </Form>
    </>
  );
};
