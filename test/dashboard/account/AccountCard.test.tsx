import { act, screen, waitFor } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountCard } from '#dashboard/account/AccountCard.tsx';
import { LeavingContext } from '#dashboard/components/routing/useExitCommand.ts';
import type { RoleFlags, SessionOutcome } from '#domain/accounts/session.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { rahima } from '../../support/browser/sessionHarness.ts';

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

/** Confirms the deletion, whose outcome the test gives; the result reads what the layout was told of the user's leaving. */
const confirmDeletion = async (outcome: SessionOutcome) => {
  const told = vi.fn<(isLeaving: boolean) => void>();
  const sendSessionCommand = vi.fn(async () => outcome);
  const { store, user } = renderScreen(
    <LeavingContext value={told}>
      <AccountCard />
    </LeavingContext>,
    { commands: { sendSessionCommand } },
  );
  act(() => {
    store.dispatch(
      sessionSlice.actions.transitioned({
        state: 'signedIn',
        loading: false,
        user: rahima,
        roles: customer,
        failure: null,
      }),
    );
  });
  await user.click(screen.getByRole('button', { name: 'Delete my account' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it!' }));
  await waitFor(() => expect(sendSessionCommand).toHaveBeenCalledOnce());
  return () => told.mock.calls.flat();
};

describe('the deletion of the own account', () => {
  afterEach(() => Swal.close());

  it('AU-12 says that the account has been deleted', async () => {
    const told = await confirmDeletion({ ok: true });
    expect(await screen.findByRole('dialog', { name: 'Account Deleted' })).toBeTruthy();
    expect(told()).toEqual([true]);
  });

  it('AU-6 AU-12 says nothing when a logout interrupted it, and leaves the dashboard by that', async () => {
    const told = await confirmDeletion({ ok: false, failure: null });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(told()).toEqual([true]);
  });

  it('AU-12 says why it failed, and stays in the dashboard', async () => {
    const failure = { code: 'unreachable', command: 'DELETE_ACCOUNT' } as const;
    const told = await confirmDeletion({ ok: false, failure });
    expect(await screen.findByRole('dialog', { name: 'Failed to delete account' })).toBeTruthy();
    expect(told()).toEqual([true, false]);
  });
});
