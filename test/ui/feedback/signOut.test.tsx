import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, expect, it, vi } from 'vitest';
import type { SessionOutcome } from '#domain/accounts/session.ts';
import { signOut } from '#ui/feedback/signOut.ts';

afterEach(() => Swal.close());

const user = userEvent.setup();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

const done: SessionOutcome = { ok: true };
const failed: SessionOutcome = { ok: false, failure: { command: 'SIGN_OUT', code: 'unexpected' } };

it.each([
  [done, 'Logout Successful', 'You have been successfully logged out.'],
  [failed, 'Logout failed. Please try again.', ''],
] as const)('AU-6 asks first, then tells how the sign-out ended: %j', async (outcome, title, text) => {
  const send = vi.fn(() => Promise.resolve(outcome));
  void signOut(send);
  expect((await screen.findByRole('dialog', { name: 'Logout' })).textContent).toContain(
    'Are you sure you want to logout?',
  );
  expect(send).not.toHaveBeenCalled();
  await press('Yes, logout!');
  expect((await screen.findByRole('dialog', { name: title })).textContent).toContain(text);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'SIGN_OUT' });
});

it('AU-6 stays signed in when the answer is no', async () => {
  const send = vi.fn(() => Promise.resolve(done));
  const answer = signOut(send);
  await press('Cancel');
  await answer;
  expect(send).not.toHaveBeenCalled();
});
