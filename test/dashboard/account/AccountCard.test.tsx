import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AccountCard } from '#dashboard/account/AccountCard.tsx';
import type { RoleFlags } from '#domain/accounts/session.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const customer: RoleFlags = { admin: false, customer: true, role: 'customer' };

describe('the card with the own account', () => {
  it.each([
    ['AU-12 offers a customer to delete it', customer, ['Delete my account']],
    [
      'AU-12 AU-13 offers it to no staff whose address is not verified',
      { ...customer, withheld: 'staff' },
      [],
    ],
  ] as const)('%s', (_title, roles, buttons) => {
    // Signs in rahima@example.com, with these roles.
    renderStaffScreen(<AccountCard />, () => ({ body: {} }), { roles });
    expect(screen.queryAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual(buttons);
    expect(screen.getByText(/rahima@example\.com/)).toBeTruthy();
  });
});
