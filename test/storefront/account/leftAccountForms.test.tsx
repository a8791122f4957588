import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, expect, it } from 'vitest';
import type { MailOutcome, SessionOutcome } from '#domain/accounts/session.ts';
import { Component as ForgotPasswordScreen } from '#storefront/account/ForgotPasswordScreen.tsx';
import { Component as LoginScreen } from '#storefront/account/LoginScreen.tsx';
import { Component as MailLinkScreen } from '#storefront/account/MailLinkScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { createGate } from '../../support/createGate.ts';

/**
 * The screen with a link that leaves it, in front of a session whose outcome the test gives by `answer`; a link from a mail for a new
 * password is read at once.
 */
const open = (Form: typeof LoginScreen, outcome: SessionOutcome) => {
  const read: MailOutcome = { ok: true, email: 'rahima@example.com' };
  const { opened: isAnswered, open: answer } = createGate();
  const start = (
    <>
      <Form />
      <Link to="/shop">Leave</Link>
    </>
  );
  const rendered = renderScreen(
    <Routes>
      <Route path="/" element={start} />
      <Route path="/shop" element={<p>The shop</p>} />
      <Route path="*" element={<p>Led away</p>} />
    </Routes>,
    {
      search: '?mode=resetPassword&oobCode=c0de',
      commands: {
        sendSessionCommand: () => isAnswered.then(() => outcome),
        sendMailCommand: async ({ type }) => {
          if (type === 'SET_PASSWORD') await isAnswered;
          return read;
        },
      },
    },
  );
  return { ...rendered, answer };
};

afterEach(() => Swal.close());

it('AU-5 leads nowhere for somebody who has left the form of a forgotten password before the answer', async () => {
  const { user, answer } = open(ForgotPasswordScreen, { ok: true });
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rahima@example.com{Enter}');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  answer();
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('The shop')).toBeTruthy();
});

it('AU-5 leads nowhere for somebody who has left the form of a new password before the answer', async () => {
  const { user, answer } = open(MailLinkScreen, { ok: true });
  await user.type(screen.getByLabelText(/^New password/i, { selector: 'input' }), 'secret-9{Enter}');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  answer();
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('The shop')).toBeTruthy();
});

it('AU-7 leads nowhere for somebody who has left the login before its refusal', async () => {
  const failure = { code: 'auth/wrong-password', command: 'SIGN_IN' } as const;
  const { user, answer } = open(LoginScreen, { ok: false, failure });
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'rahima@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'secret{Enter}');
  await user.click(screen.getByRole('link', { name: 'Leave' }));
  answer();
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('The shop')).toBeTruthy();
});
