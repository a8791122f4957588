import { useFormik } from 'formik';
import { useLocation } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { signInSchema } from '#domain/accounts/accountForms.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import * as messages from '#messages/storefront/account.ts';
import { confirmDialog } from '#ui/feedback/dialogs.ts';
import { useNavigateIfMounted } from '#ui/hooks/useNavigateIfMounted.ts';
import { AccountPage } from './AccountPage.tsx';
import { Links, TextLink } from './accountStyles.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInReason } from './SignInReason.tsx';
import { type SignInFeedback, useSignIn } from './useSignIn.ts';

export const handle: RouteHandle = {
  head: () => ({ title: messages.login, canonical: '/login', noIndex: true }),
};

export const Component = () => {
  const { state } = useLocation();
  const login = useLogin();
  return (
    <AccountPage title={messages.loginToYourAccount}>
      {login.error === null ? <SignInReason /> : null}
      <SignInForm
        name={messages.login}
        submit={{ label: messages.signInTitle, command: 'SIGN_IN' }}
        passwordAutoComplete="current-password"
        {...login}
      />
      <Links>
        <TextLink to="/forgot-password" state={state}>
          {messages.forgotPasswordQuestion}
        </TextLink>
        <span>
          {messages.newUser}{' '}
          <TextLink to="/register" state={state}>
            {messages.createAnAccount}
          </TextLink>
        </span>
      </Links>
    </AccountPage>
  );
};

/** The state of the login, by the form or with Google (AU-2, AU-3). After a refusal, OK leads home, and Try Again stays at the form. */
const useLogin = () => {
  const { pending, error, signIn } = useSignIn();
  const navigate = useNavigateIfMounted();
  const feedback: SignInFeedback = {
    success: shopMessages.loggedIn,
    onFailure: async (message) => {
      const givesUp = await confirmDialog({
        ...shopMessages.loginFailed,
        text: message,
        icon: 'warning',
        yes: messages.ok,
        no: shopMessages.tryAgain,
      });
      if (givesUp) await navigate('/');
    },
  };
  const formik = useFormik({
    initialValues: { email: '', password: '' },
    validationSchema: signInSchema,
    // A refusal empties the password and its dialog takes the focus: validated then, the password would be called missing.
    validateOnBlur: error === null,
    onSubmit: async (values, { resetForm }) => {
      const { email, password } = signInSchema.cast(values);
      const onFailure = (message: string) => {
        // Only the password is to be typed again.
        resetForm({ values: { email: values.email, password: '' } });
        return feedback.onFailure(message);
      };
      await signIn({ type: 'SIGN_IN', email, password }, { ...feedback, onFailure });
    },
  });
  const signInWithGoogle = () => void signIn({ type: 'SIGN_IN_WITH_GOOGLE' }, feedback);
  return { pending, error, formik, signInWithGoogle };
};
