import type { FormikProps } from 'formik';
import type { ReactNode } from 'react';
import type { IdentityText } from '#domain/identityTexts.ts';
import type { SessionCommand } from '#domain/session.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Form } from './accountStyles.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Typed {
  readonly email: string;
  readonly password: string;
}

interface EntryFormProps<Values extends Typed> {
  readonly name: string;
  readonly formik: FormikProps<Values>;
  /** The pending session command. */
  readonly asked: SessionCommand['type'] | null;
  readonly said: IdentityText | null;
  readonly submit: { readonly label: string; readonly command: SessionCommand['type'] };
  readonly password: 'current-password' | 'new-password';
  readonly withGoogle: () => void;
  /** Fields above the e-mail field. */
  readonly children?: ReactNode;
}

/** The Google button and the form (AU-1, AU-4). */
export const SignInForm = <Values extends Typed>(props: EntryFormProps<Values>) => {
  const { name, formik, asked, said, submit, password, withGoogle, children } = props;
  const saidOf = (field: IdentityText['field']) => (said?.field === field ? said?.sentence : undefined);
  const general = saidOf(undefined);
  return (
    <>
      <GoogleButton busy={asked === 'SIGN_IN_WITH_GOOGLE'} disabled={asked !== null} onClick={withGoogle} />
      <Form onSubmit={formik.handleSubmit} aria-label={name}>
        {general === undefined ? null : (
          <Notice tone={said?.withoutDialog === true ? 'neutral' : 'danger'}>{general}</Notice>
        )}
        {children}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          {...formik.getFieldProps('email')}
          error={errorOf(formik, 'email') ?? saidOf('email')}
        />
        <PasswordField
          label="Password"
          autoComplete={password}
          required
          {...formik.getFieldProps('password')}
          error={errorOf(formik, 'password') ?? saidOf('password')}
        />
        <Button
          type="submit"
          size="l"
          wide
          disabled={asked !== null}
          busy={asked === submit.command}
          busyLabel="Processing..."
        >
          {submit.label}
        </Button>
      </Form>
    </>
  );
};

/** The error of a field that was blurred or submitted. */
export const errorOf = <Values extends object>(
  { touched, errors }: Pick<FormikProps<Values>, 'touched' | 'errors'>,
  name: keyof Values & string,
): string | undefined => (touched[name] ? (errors[name] as string | undefined) : undefined);
