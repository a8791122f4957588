import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SideMenu } from '#dashboard/layout/SideMenu.tsx';
import type { Role } from '#domain/accounts/role.ts';
import { type CourierDeskOverview, noCourierDesk } from '#domain/consignments/courierDesk.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

/** The linter would take the attribute `role="admin"` for a role of ARIA. */
const role: Role = 'admin';

const openMenu = (desk: CourierDeskOverview) =>
  renderStaffScreen(
    <SideMenu role={role} onShortcuts={() => undefined} />,
    (call) => ({ body: call === 'GET /courierDesk' ? desk : { data: {} } }),
    { address: '/dashboard' },
  );
const entries = () =>
  screen.queryAllByRole('link', { name: /^(Parcels|Statements|Jobs)$/ }).map((link) => link.textContent);

describe('the entries about couriers', () => {
  it('CR-14 are in no menu of a shop without couriers and parcels', async () => {
    const { requests } = openMenu(noCourierDesk);
    await waitFor(() => expect(requests.map(({ call }) => call)).toContain('GET /courierDesk'));
    await screen.findByRole('link', { name: 'Shop Settings' });
    expect(entries()).toEqual([]);
  });

  it.each([
    ['has parcels', { hasParcels: true }],
    ['has a courier', { couriers: ['ownRider'] as const }],
  ])('CR-14 are in the menu of a shop that %s', async (_what, desk) => {
    openMenu({ ...noCourierDesk, ...desk });
    await screen.findByRole('link', { name: /Parcels/ });
    expect(entries().map((text) => text?.trim())).toEqual(['Parcels', 'Statements', 'Jobs']);
  });
});
