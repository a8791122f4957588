import { useFormik } from 'formik';
import { useLocation } from 'react-router-dom';
import type { RouteHandle } from '#api/routeHandle.ts';
import { signUpSchema } from '#domain/accounts.ts';
import { timers } from '#domain/constants.ts';
import { signedUp, signUpFailed, texts } from '#domain/texts.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { tell } from '#ui/feedback/dialogs.ts';
import { AccountPage } from './AccountPage.tsx';
import { TextLink, Ways } from './accountStyles.ts';
import { errorOf, SignInForm } from './SignInForm.tsx';
import { type SignInStatus, useSignIn } from './useSignIn.ts';

const heading = 'Create New Account';

export const handle: RouteHandle = {
  head: () => ({ title: heading, canonical: '/register', unlisted: true }),
};

export const Component = () => {
  const { state } = useLocation();
  const registering = useRegister();
  const { formik } = registering;
  return (
    <AccountPage title={heading}>
      <SignInForm
        name={heading}
        submit={{ label: 'Sign Up', command: 'REGISTER' }}
        password="new-password"
        {...registering}
      >
        <TextField
          label="Name"
          autoComplete="name"
          required
          {...formik.getFieldProps('name')}
          error={errorOf(formik, 'name')}
        />
      </SignInForm>
      <Ways>
        <span>
          Already have an account?{' '}
          <TextLink to="/login" state={state}>
            Login
          </TextLink>
        </span>
      </Ways>
    </AccountPage>
  );
};

const told = (done: string, failed: string): SignInStatus => ({
  done,
  failed: (sentence) => tell({ title: failed, text: sentence, mood: 'warning', timer: timers.toast }),
});

/** Signs up (AU-4, AU-7). */
const useRegister = () => {
  const { asked, said, enter } = useSignIn();
  const formik = useFormik({
    initialValues: { name: '', email: '', password: '' },
    validationSchema: signUpSchema,
    onSubmit: async (typed) => {
      const { name, email, password } = signUpSchema.cast(typed);
      await enter({ type: 'REGISTER', name, email, password }, told(signedUp(name), signUpFailed(name)));
    },
  });
  const withGoogle = (): void =>
    void enter({ type: 'SIGN_IN_WITH_GOOGLE' }, told(signedUp('Google'), texts.googleFailed));
  return { asked, said, formik, withGoogle };
};
