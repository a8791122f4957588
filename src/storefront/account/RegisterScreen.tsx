import { useFormik } from 'formik';
import { useLocation } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { signUpSchema } from '#domain/accounts/accountForms.ts';
import { timers } from '#domain/shop/constants.ts';
import { shopMessages, signUpFailedMessage, signUpMessage } from '#messages/domain/shopMessages.ts';
import * as messages from '#messages/storefront/account.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { fieldProps } from '#ui/forms/fieldProps.ts';
import { AccountPage } from './AccountPage.tsx';
import { Links, TextLink } from './accountStyles.ts';
import { SignInForm } from './SignInForm.tsx';
import { type SignInFeedback, useSignIn } from './useSignIn.ts';

const heading = messages.createNewAccount;

export const handle: RouteHandle = {
  head: () => ({ title: heading, canonical: '/register', noIndex: true }),
};

export const Component = () => {
  const { state } = useLocation();
  const registration = useRegister();
  const { formik, error } = registration;
  const linkToLogin = (
    <span>
      {messages.alreadyHaveAnAccount}{' '}
      <TextLink to="/login" state={state}>
        {messages.login}
      </TextLink>
    </span>
  );
  return (
    <AccountPage title={heading}>
      <SignInForm
        name={heading}
        submit={{ label: messages.signUpTitle, command: 'REGISTER' }}
        passwordAutoComplete="new-password"
        // Most refusals of an e-mail address say that it has an account.
        emailHint={error?.field === 'email' ? linkToLogin : undefined}
        {...registration}
      >
        <TextField label={messages.name} autoComplete="name" required {...fieldProps(formik, 'name')} />
      </SignInForm>
      <Links>{linkToLogin}</Links>
    </AccountPage>
  );
};

const feedback = (success: string, failureTitle: string): SignInFeedback => ({
  success,
  onFailure: (message) =>
    alertDialog({ title: failureTitle, text: message, icon: 'warning', timer: timers.toast }),
});

/** The state of the registration, by the form or with Google (AU-4, AU-7). */
const useRegister = () => {
  const { pending, error, signIn } = useSignIn();
  const formik = useFormik({
    initialValues: { name: '', email: '', password: '' },
    validationSchema: signUpSchema,
    onSubmit: async (values) => {
      const { name, email, password } = signUpSchema.cast(values);
      await signIn(
        { type: 'REGISTER', name, email, password },
        feedback(signUpMessage(name), signUpFailedMessage(name)),
      );
    },
  });
  // Google asks for no registration: signing in with a new account registers it.
  const signInWithGoogle = (): void =>
    void signIn(
      { type: 'SIGN_IN_WITH_GOOGLE' },
      // The sentence has Google in the place of a name.
      feedback(signUpMessage('Google'), shopMessages.googleFailed),
    );
  return { pending, error, formik, signInWithGoogle };
};
