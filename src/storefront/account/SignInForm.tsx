import type { FormikProps } from 'formik';
import type { ReactNode } from 'react';
import type { SessionCommand } from '#domain/accounts/session.ts';
import type { AuthMessage } from '#domain/messages/authMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Form } from './accountStyles.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface SignInFormProps<Values extends Credentials> {
  readonly name: string;
  readonly formik: FormikProps<Values>;
  /** The pending session command. */
  readonly pending: SessionCommand['type'] | null;
  readonly error: AuthMessage | null;
  readonly submit: { readonly label: string; readonly command: SessionCommand['type'] };
  readonly password: 'current-password' | 'new-password';
  readonly withGoogle: () => void;
  /** Fields above the e-mail field. */
  readonly children?: ReactNode;
}

/** The Google button and the form (AU-1, AU-4). */
export const SignInForm = <Values extends Credentials>(props: SignInFormProps<Values>) => {
  const { name, formik, pending, error, submit, password, withGoogle, children } = props;
  const errorFor = (field: AuthMessage['field']) => (error?.field === field ? error?.message : undefined);
  const formError = errorFor(undefined);
  return (
    <>
      <GoogleButton
        busy={pending === 'SIGN_IN_WITH_GOOGLE'}
        disabled={pending !== null}
        onClick={withGoogle}
      />
      <Form onSubmit={formik.handleSubmit} aria-label={name}>
        <ErrorSummary />
        {formError === undefined ? null : (
          <Notice tone={error?.withoutDialog === true ? 'neutral' : 'danger'}>{formError}</Notice>
        )}
        {children}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          {...formik.getFieldProps('email')}
          error={touchedError(formik, 'email') ?? errorFor('email')}
        />
        <PasswordField
          label="Password"
          autoComplete={password}
          required
          {...formik.getFieldProps('password')}
          error={touchedError(formik, 'password') ?? errorFor('password')}
        />
        <Button
          type="submit"
          size="l"
          wide
          disabled={pending !== null}
          busy={pending === submit.command}
          busyLabel="Processing..."
        >
          {submit.label}
        </Button>
      </Form>
    </>
  );
};

/** The error of a field that was blurred or submitted. */
export const touchedError = <Values extends object>(
  { touched, errors }: Pick<FormikProps<Values>, 'touched' | 'errors'>,
  name: keyof Values & string,
): string | undefined => (touched[name] ? (errors[name] as string | undefined) : undefined);
