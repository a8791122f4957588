import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, expect, it } from 'vitest';
import type { SessionOutcome } from '#domain/accounts/session.ts';
import { Component as RegisterScreen } from '#storefront/account/RegisterScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const known: SessionOutcome = {
  ok: false,
  failure: { code: 'auth/email-already-in-use', command: 'REGISTER' },
};
const NavigationState = () => <p>{JSON.stringify(useLocation().state)}</p>;

afterEach(() => Swal.close());

it('AU-4 AU-2 leads from an e-mail that has an account to the login, which keeps the page to return to', async () => {
  const { user } = renderScreen(
    <Routes>
      <Route path="/" element={<RegisterScreen />} />
      <Route path="/login" element={<NavigationState />} />
    </Routes>,
    { state: { from: '/cart' }, commands: { sendSessionCommand: async () => known } },
  );
  const form = within(screen.getByRole('form', { name: 'Create New Account' }));
  const linkToLogin = () => form.queryByRole('link', { name: 'Login' });
  expect(linkToLogin()).toBeNull();
  await user.type(form.getByRole('textbox', { name: 'Name' }), 'Rahima');
  await user.type(form.getByRole('textbox', { name: 'Email' }), 'rahima@example.com');
  await user.type(form.getByLabelText(/^Password/), 'secret-9{Enter}');
  // The dialog that says the same.
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(linkToLogin() ?? document.body);
  expect(screen.getByText('{"from":"/cart"}')).toBeTruthy();
});
