import { act, screen } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequireAuth } from '#app/access/RequireAuth.tsx';
import { accountKey } from '#app/session/isSessionStored.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { ownSettings } from '../../support/ownSettings.ts';

describe('RequireAuth', () => {
  // In development anyone may open the dashboard.
  beforeEach(() => vi.stubEnv('DEV', false));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('AU-14 says that the dashboard is opening while the provider of an account without a token is silent', async () => {
    localStorage.setItem(accountKey(ownSettings.firebase.apiKey), '{"uid":"u1"}');
    renderScreen(<RequireAuth />);
    expect(await screen.findByText('Opening your dashboard')).toBeTruthy();
  });

  it('AU-1 AU-14 says after six seconds that it takes longer than usual', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    localStorage.setItem(accountKey(ownSettings.firebase.apiKey), '{"uid":"u1"}');
    renderScreen(<RequireAuth />);
    await screen.findByText('Opening your dashboard');
    act(() => void vi.advanceTimersByTime(6000));
    expect(screen.getByText(/^This is taking longer than usual\./).getAttribute('role')).toBe('status');
  });

  it('AU-6 AU-14 offers to log out while the dashboard is opening', async () => {
    localStorage.setItem(accountKey(ownSettings.firebase.apiKey), '{"uid":"u1"}');
    const { user } = renderScreen(<RequireAuth />);
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('dialog', { name: 'Logout' })).toBeTruthy();
    Swal.close();
  });

  it('ER-6 reloads the page of a dashboard that misses the code of the session once the shop answers, unless it is left', async () => {
    localStorage.setItem(accountKey(ownSettings.firebase.apiKey), '{"uid":"u1"}');
    const stop = vi.fn();
    const reloadWhenReachable = vi.fn(() => stop);
    vi.stubGlobal('reloadWhenReachable', reloadWhenReachable);
    const { unmount } = renderScreen(<RequireAuth />, { commands: { loadSession: async () => false } });
    await screen.findByText('Opening your dashboard');
    expect(reloadWhenReachable.mock.calls).toEqual([[true]]);
    unmount();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('RT-20 shows nothing of the dashboard until it is known whether a visitor is signed in', () => {
    const { container } = renderScreen(<RequireAuth />);
    expect(container.textContent).toBe('');
  });
});
