import { useFormik } from 'formik';
import { useLocation } from 'react-router-dom';
import type { ScreenHandle } from '#api/screenHandle.ts';
import { signUpSchema } from '#domain/accounts.ts';
import { timers } from '#domain/rules.ts';
import { signedUp, signUpFailed, texts } from '#domain/texts.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { tell } from '#ui/feedback/dialogs.ts';
import { AccountPage } from './AccountPage.tsx';
import { EntryForm, errorOf } from './EntryForm.tsx';
import { TextLink, Ways } from './parts.ts';
import { type EntryTold, useEntry } from './useEntry.ts';

const heading = 'Create New Account';

export const handle: ScreenHandle = {
  head: () => ({ title: heading, canonical: '/register', unlisted: true }),
};

export const Component = () => {
  const { state } = useLocation();
  const registering = useRegister();
  const { formik } = registering;
  return (
    <AccountPage title={heading}>
      <EntryForm
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
      </EntryForm>
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

const told = (done: string, failed: string): EntryTold => ({
  done,
  failed: (sentence) => tell({ title: failed, text: sentence, mood: 'warning', timer: timers.toast }),
});

/** Signing up (AU-4, AU-7). */
const useRegister = () => {
  const { asked, said, enter } = useEntry();
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
