import { useFormik } from 'formik';
import { useLocation, useNavigate } from 'react-router-dom';
import type { RouteHandle } from '#api/routeHandle.ts';
import { signInSchema } from '#domain/accounts.ts';
import { texts } from '#domain/texts.ts';
import { ask } from '#ui/feedback/dialogs.ts';
import { AccountPage } from './AccountPage.tsx';
import { TextLink, Ways } from './accountStyles.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignInReason } from './SignInReason.tsx';
import { type SignInStatus, useSignIn } from './useSignIn.ts';

export const handle: RouteHandle = { head: () => ({ title: 'Login', canonical: '/login', unlisted: true }) };

export const Component = () => {
  const { state } = useLocation();
  return (
    <AccountPage title="Login to Your Account">
      <SignInReason />
      <SignInForm
        name="Login"
        submit={{ label: 'Sign In', command: 'SIGN_IN' }}
        password="current-password"
        {...useLogin()}
      />
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

/** Signs in (AU-2, AU-3). */
const useLogin = () => {
  const { asked, said, enter } = useSignIn();
  const navigate = useNavigate();
  const told: SignInStatus = {
    done: texts.loggedIn,
    failed: async (sentence) => {
      const answers = { yes: 'OK', no: texts.tryAgain };
      const isGivenUp = await ask({ ...texts.loginFailed, text: sentence, mood: 'warning', ...answers });
      if (isGivenUp) await navigate('/');
    },
  };
  const formik = useFormik({
    initialValues: { email: '', password: '' },
    validationSchema: signInSchema,
    onSubmit: async (typed, { resetForm }) => {
      const { email, password } = signInSchema.cast(typed);
      const failed = (sentence: string) => {
        resetForm({ values: { email: typed.email, password: '' } });
        return told.failed(sentence);
      };
      await enter({ type: 'SIGN_IN', email, password }, { ...told, failed });
    },
  });
  return { asked, said, formik, withGoogle: () => void enter({ type: 'SIGN_IN_WITH_GOOGLE' }, told) };
};
