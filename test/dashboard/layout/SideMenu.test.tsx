import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SideMenu } from '#dashboard/layout/SideMenu.tsx';
import type { Role } from '#domain/accounts/role.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

/** The linter would take the attribute `role="admin"` or `role={null}` for a role of ARIA. */
const role: Role = 'admin';
const guest = null;
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

/** The menu in a shop whose list To Decide has this count. */
const openWith = (count: unknown) =>
  renderStaffScreen(
    <SideMenu role={role} onShortcuts={() => undefined} />,
    (call) => ({ body: call === 'GET /decisionCounts' ? count : { data: {} } }),
    { address: '/dashboard' },
  );

/** The text of the entry To Decide in such a shop. */
const entryWith = async (count: unknown): Promise<string | undefined> => {
  const { unmount } = openWith(count);
  const { textContent } = await screen.findByRole('link', { name: /^To Decide/ });
  unmount();
  return textContent?.trim();
};

describe('the side menu', () => {
  it('API-8 DB-3 leads on a plain host to no screen that would show nothing there', () => {
    const screens = { address: '/dashboard', capabilities: [] };
    renderStaffScreen(
      <SideMenu role={role} onShortcuts={() => undefined} />,
      () => ({ body: { data: [] } }),
      screens,
    );
    const entries = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(entries.map(({ textContent }) => textContent?.trim())).toEqual([
      'Dashboard',
      'All Users',
      'All Products',
      'Pending Orders',
      'Confirmed Orders',
      'Cancelled Orders',
      'Delivered Orders',
      'Return Orders',
      'Manage Slider',
    ]);
  });

  it.each([
    ['a logo', 40, 'Hatkhola হাটখোলা'],
    ['a lettering, which takes the place of the name', 160, 'Hatkhola'],
  ])('SP-10 has %s on top', (_, width, text) => {
    const logo = { address: `/pictures/${'a'.repeat(24)}-900.webp`, width, height: 40 };
    renderScreen(<SideMenu role={guest} onShortcuts={() => undefined} />, { shop: { logo } });
    const [brand] = screen.getAllByRole('link');
    expect(brand?.textContent?.trim()).toBe(text);
    expect(brand?.querySelector('img')?.getAttribute('src')).toBe(logo.address);
  });

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

  it('CR-8 shows what there is to decide with its number, where a courier is set up or something waits', async () => {
    expect(await entryWith({ waiting: 4, hasCouriers: false })).toBe('To Decide4');
    expect(await entryWith({ waiting: 0, hasCouriers: true })).toBe('To Decide');
  });

  it('CR-8 shows nothing of it in a shop without couriers', async () => {
    const { requests, store } = openWith({ waiting: 0, hasCouriers: false });
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('"hasCouriers":false'));
    expect(requests.some(({ call }) => call === 'GET /decisionCounts')).toBe(true);
    expect(screen.queryByRole('link', { name: /^To Decide/ })).toBeNull();
  });
});
