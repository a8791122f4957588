import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SideMenu } from '#dashboard/layout/SideMenu.tsx';
import type { Role } from '#domain/accounts/role.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const role: Role = 'admin';
const never = new Promise<never>(() => undefined);

const openMenu = () => {
  const { router, requests, user } = renderStaffScreen(
    <SideMenu role={role} onShortcuts={() => undefined} />,
    (call) => (call === 'GET /orders' ? never : { body: { data: {} } }),
    { address: '/dashboard' },
  );
  const requestCount = () => requests.filter(({ call }) => call === 'GET /orders').length;
  return { router, requestCount, user, entry: screen.getByRole('link', { name: 'Confirmed Orders' }) };
};

describe('the side menu', () => {
  it('SPD-23 asks for a list once, when its entry is touched', async () => {
    const { requestCount, user, entry } = openMenu();
    await user.pointer({ keys: '[MouseLeft>]', target: entry });
    expect(requestCount()).toBe(1);
    await user.pointer({ keys: '[/MouseLeft]', target: entry });
    expect(requestCount()).toBe(1);
  });

  it('SPD-23 asks for a list that the keyboard opens', async () => {
    const { requestCount, user, entry, router } = openMenu();
    entry.focus();
    await user.keyboard('{Enter}');
    expect(requestCount()).toBe(1);
    expect(router.state.location.pathname).toBe('/dashboard/confirmedOrders');
  });

  it('SPD-23 opens a screen at once, without waiting for its list', async () => {
    const { router, user, entry } = openMenu();
    await user.click(entry);
    expect(router.state.location.pathname).toBe('/dashboard/confirmedOrders');
  });
});
