import { act, screen, waitFor, within } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SessionCommand, SessionOutcome } from '#domain/accounts/session.ts';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { Component as LoginScreen } from '#storefront/account/LoginScreen.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const wrongPassword: SessionOutcome = {
  ok: false,
  failure: { code: 'auth/wrong-password', command: 'SIGN_IN' },
};

const slow = 'This is taking longer than usual. Your connection may be weak: please wait a little longer.';

/** The outcome of a sign-in that is never answered. */
const pending = new Promise<SessionOutcome>(() => undefined);

const renderLogin = (outcome = pending) => {
  const sendSessionCommand = vi.fn((_command: SessionCommand) => outcome);
  return { ...renderScreen(<LoginScreen />, { commands: { sendSessionCommand } }), sendSessionCommand };
};

const form = () => within(screen.getByRole('form', { name: 'Login' }));
const email = (description?: string) =>
  form().getByRole('textbox', { name: 'Email', ...(description === undefined ? {} : { description }) });
const password = () => form().getByLabelText<HTMLInputElement>(/^Password/);
const submit = () => form().getByRole<HTMLButtonElement>('button', { name: 'Sign In' });

describe('LoginScreen', () => {
  afterEach(() => {
    Swal.close();
    vi.useRealTimers();
  });

  it('AU-1 has the specified heading, buttons and links', () => {
    renderLogin();
    expect(screen.getByRole('heading', { level: 1, name: 'Login to Your Account' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
    expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register');
  });

  it('AU-1 describes each empty field by its error and sends nothing', async () => {
    const { user, sendSessionCommand } = renderLogin();
    await user.click(submit());
    await waitFor(() => expect(email('⚠ Email is required')).toBeTruthy());
    const errorId = password().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(errorId)?.textContent).toBe('⚠ Password is required');
    expect(sendSessionCommand).not.toHaveBeenCalled();
  });

  it('AU-1 is filled in and submitted by keyboard', async () => {
    const { user, sendSessionCommand } = renderLogin();
    await user.click(email());
    await user.keyboard('rahima@example.com');
    await user.tab();
    expect(document.activeElement).toBe(password());
    await user.keyboard('secret{Enter}');
    await waitFor(() =>
      expect(sendSessionCommand).toHaveBeenCalledExactlyOnceWith({
        type: 'SIGN_IN',
        email: 'rahima@example.com',
        password: 'secret',
      }),
    );
  });

  it('AU-1 shows "Processing..." and disables both ways to sign in until the outcome is known', async () => {
    const { user } = renderLogin();
    await user.type(email(), 'rahima@example.com');
    await user.type(password(), 'secret{Enter}');
    const busy = await screen.findByRole('button', { name: 'Processing...', busy: true });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Google' }).disabled).toBe(
      true,
    );
  });

  it('AU-1 says that it takes longer than usual once the outcome has been awaited for six seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderLogin();
    await user.type(email(), 'rahima@example.com');
    await user.type(password(), 'secret{Enter}');
    await screen.findByRole('button', { name: 'Processing...' });
    act(() => void vi.advanceTimersByTime(5000));
    const early = screen.queryByText(slow);
    act(() => void vi.advanceTimersByTime(1000));
    expect([early, screen.getByText(slow).getAttribute('role')]).toEqual([null, 'status']);
  });

  it('AU-1 does not hurry who chooses an account in the window of Google, and tells of a slow shop after it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, store } = renderLogin();
    await user.click(screen.getByRole('button', { name: 'Continue with Google' }));
    act(() => void vi.advanceTimersByTime(60_000));
    const early = screen.queryByText(slow);
    act(() => void store.dispatch(sessionSlice.actions.transitioned({ ...signedOut, state: 'exchanging' })));
    act(() => void vi.advanceTimersByTime(6000));
    expect([early, screen.getByText(slow).getAttribute('role')]).toEqual([null, 'status']);
  });

  it('AU-7 shows a wrong password in a dialog and at its field, and keeps the e-mail', async () => {
    const { user } = renderLogin(Promise.resolve(wrongPassword));
    await user.type(email(), 'rahima@example.com');
    await user.type(password(), 'secret');
    await user.click(submit());
    await screen.findByRole('dialog', { name: 'Login Failed' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(email()).toMatchObject({ value: 'rahima@example.com' });
    expect(password().value).toBe('');
    const errorId = password().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(errorId)?.textContent).toBe(
      "That's the wrong password for this e-mail address.",
    );
  });

  it('AU-7 shows at its field that a password sent by Enter is wrong, not that it was left out', async () => {
    const { user } = renderLogin(Promise.resolve(wrongPassword));
    await user.type(email(), 'rahima@example.com');
    await user.type(password(), 'secret{Enter}');
    await screen.findByRole('dialog', { name: 'Login Failed' });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(password().value).toBe(''));
    // As the summary of the form does, which takes the focus.
    password().focus();
    await user.click(screen.getByRole('heading', { level: 1 }));
    const errorId = password().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(errorId)?.textContent).toBe(
      "That's the wrong password for this e-mail address.",
    );
    expect(email('')).toMatchObject({ value: 'rahima@example.com' });
  });

  it('AU-11 says that the account is signed in when only the shop gives no token at present', async () => {
    const { user } = renderLogin(
      Promise.resolve({ ok: false, failure: { code: 'shop-broken', command: 'EXCHANGE' } }),
    );
    await user.type(email(), 'rahima@example.com');
    await user.type(password(), 'secret{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Login Failed' });
    expect(within(dialog).getByText(/^The sign-in service has accepted you/).textContent).toBe(
      'The sign-in service has accepted you, but the shop could not open your account. This browser stays signed in until you log out. Something went wrong at the shop while signing in. Please try again in a moment.',
    );
  });

  it('AU-2 AU-6 says nothing of a sign-in that a logout interrupted', async () => {
    const { user, sendSessionCommand } = renderLogin(Promise.resolve({ ok: false, failure: null }));
    await user.type(email(), 'rahima@example.com');
    await user.type(password(), 'secret{Enter}');
    await waitFor(() => expect(sendSessionCommand).toHaveBeenCalledOnce());
    await waitFor(() => expect(submit().getAttribute('aria-disabled')).not.toBe('true'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('AU-1 shows the password on request', async () => {
    const { user } = renderLogin();
    expect(password().type).toBe('password');
    await user.click(form().getByRole('checkbox', { name: 'Show password' }));
    expect(password().type).toBe('text');
  });
});
