import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UnverifiedNotice } from '#dashboard/account/UnverifiedNotice.tsx';
import { AccessDenied } from '#dashboard/layout/AccessDenied.tsx';
import type { Role } from '#domain/accounts/role.ts';
import type { RoleFlags } from '#domain/accounts/session.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const customer: RoleFlags = { admin: false, customer: true, role: 'customer' };
/** The linter would take the attribute `role="customer"` for a role of ARIA. */
const role: Role = 'customer';
/** Shows the notice to rahima@example.com. */
const open = (options: { readonly roles: RoleFlags; readonly isVerified: boolean }) =>
  renderStaffScreen(<UnverifiedNotice />, () => ({ body: {} }), options);

describe('the notice about an address that is not verified', () => {
  it('AU-13 tells staff that they cannot work until then, with a button for the mail', () => {
    const { container } = open({ roles: { ...customer, withheld: 'staff' }, isVerified: false });

    expect(container.querySelector('p')?.textContent).toBe(
      "Your e-mail address is not verified yet. You can't work in the shop until it is. " +
        'Open the link in the e-mail we sent to rahima@example.com.',
    );
    expect(screen.getByRole('button', { name: 'Send the e-mail again' })).toBeTruthy();
  });

  it('API-11 tells a customer of the older orders, and nothing once the address is verified', () => {
    const { container, unmount } = open({ roles: customer, isVerified: false });
    expect(container.querySelector('p')?.textContent).toContain('orders you placed with it before');
    unmount();

    expect(open({ roles: customer, isVerified: true }).container.textContent).toBe('');
  });
});

describe('what a customer sees at an address of staff', () => {
  it.each([
    ['AU-13 says how a member of staff gets in', 'staff', 'Your e-mail address is not verified yet.'],
    ['DB-4 says where customers find their own orders', undefined, 'Your own orders are in'],
  ] as const)('%s', (_title, withheld, sentence) => {
    const roles = withheld === undefined ? customer : { ...customer, withheld };
    renderStaffScreen(<AccessDenied role={role} />, () => ({ body: {} }), { roles, isVerified: false });

    expect(screen.getByText(new RegExp(sentence))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to my dashboard' })).toBeTruthy();
  });
});
