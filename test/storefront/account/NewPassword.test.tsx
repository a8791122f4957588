import { screen, waitFor } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, expect, it } from 'vitest';
import type { MailOutcome } from '#domain/accounts/session.ts';
import { accountMessages } from '#messages/domain/accountMessages.ts';
import { authMessages } from '#messages/domain/authMessages.ts';
import { NewPassword } from '#storefront/account/NewPassword.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

afterEach(() => Swal.close());

/** Opens the form in front of a provider whose attempts to set the password fail with these codes; reads what each dialog says. */
const openForm = async (codes: readonly string[]) => {
  const left = [...codes];
  const read: MailOutcome = { ok: true, email: 'rahima@example.com' };
  const { user } = renderScreen(<NewPassword title="New password" code="c0de" />, {
    commands: {
      sendMailCommand: async ({ type }) => {
        const code = type === 'SET_PASSWORD' ? left.shift() : undefined;
        return code === undefined ? read : { ok: false, failure: { code } };
      },
    },
  });
  await user.type(screen.getByLabelText(/^New password/i, { selector: 'input' }), 'secret-9');
  const press = async () => {
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    const ok = await screen.findByRole('button', { name: 'OK' });
    const said = { title: Swal.getTitle()?.textContent, text: Swal.getHtmlContainer()?.textContent };
    await user.click(ok);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return said;
  };
  return { press };
};

it('AU-5 says that the password may have been changed when the answer was lost, also once the link is used up', async () => {
  const { press } = await openForm(['auth/network-request-failed', 'auth/invalid-action-code']);
  const said = [await press(), await press()];
  expect(said).toEqual([accountMessages.passwordMaybeSet, accountMessages.passwordMaybeSet]);
  expect(screen.getByText(accountMessages.passwordMaybeSet.title)).toBeTruthy();
  expect(screen.getByText(accountMessages.passwordMaybeSet.text)).toBeTruthy();
  // A warning: nothing was refused.
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
});

it.each(['invalid-action-code', 'internal-error'] as const)(
  'AU-5 says that the password could not be changed after the refusal %s',
  async (code) => {
    const { press } = await openForm([`auth/${code}`]);
    expect(await press()).toEqual({
      title: accountMessages.passwordNotSet,
      text: authMessages[code].message,
    });
  },
);
