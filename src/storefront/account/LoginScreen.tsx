import { useFormik } from 'formik';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ScreenHandle } from '#api/screenHandle.ts';
import { signInSchema } from '#domain/accounts.ts';
import { texts } from '#domain/texts.ts';
import { ask } from '#ui/feedback/dialogs.ts';
import { AccountPage } from './AccountPage.tsx';
import { EntryForm } from './EntryForm.tsx';
import { TextLink, Ways } from './parts.ts';
import { type EntryTold, useEntry } from './useEntry.ts';
import { WhySent } from './WhySent.tsx';

export const handle: ScreenHandle = { head: () => ({ title: 'Login', canonical: '/login', unlisted: true }) };

export const Component = () => {
  const { state } = useLocation();
  return (
    <AccountPage title="Login to Your Account">
      <WhySent />
      <EntryForm
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

/** Signing in (AU-2, AU-3). */
const useLogin = () => {
  const { asked, said, enter } = useEntry();
  const navigate = useNavigate();
  const told: EntryTold = {
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
