import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AccessDenied, NoRole } from '#dashboard/layout/AccessDenied.tsx';
import type { Role } from '#domain/accounts/role.ts';
import { noRoles } from '#domain/accounts/session.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { rahima } from '../../support/browser/sessionHarness.ts';

/** The linter would take the attribute `role="customer"` for a role of ARIA. */
const customer: Role = 'customer';

afterEach(() => {
  document.title = '';
});

describe('a page that an account may not open', () => {
  it('DB-4 RT-20 names itself in the title of the window while it is shown', () => {
    document.title = 'Login · Hatkhola';
    const { unmount } = renderScreen(<AccessDenied role={customer} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("This page is for the shop's staff");
    expect(document.title).toBe("This page is for the shop's staff · Hatkhola");
    unmount();
    expect(document.title).toBe('Login · Hatkhola');
  });

  it('DB-4 RT-20 says in the title of the window that the role is not known', () => {
    document.title = 'Login · Hatkhola';
    renderScreen(<NoRole />);
    expect(document.title).toBe(`${screen.getByRole('heading', { level: 1 }).textContent} · Hatkhola`);
  });

  it.each([
    [
      'AU-11 says why the shop did not tell the role',
      { code: 'unreachable', command: 'EXCHANGE' },
      /^You are still signed in\. /,
    ],
    [
      'AU-11 does not name a sign-in that failed since as the reason why the role is not known',
      { code: 'auth/wrong-password', command: 'SIGN_IN' },
      /^We couldn't find out what/,
    ],
  ] as const)('%s', (_title, failure, reason) => {
    const { store } = renderScreen(<NoRole />);
    act(() => {
      store.dispatch(
        sessionSlice.actions.transitioned({
          state: 'waiting',
          loading: false,
          user: rahima,
          roles: noRoles,
          failure,
        }),
      );
    });
    expect(screen.getByText(reason)).toBeTruthy();
  });
});
