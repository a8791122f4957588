import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SideMenu } from '#dashboard/layout/SideMenu.tsx';
import type { Role } from '#domain/role.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const role: Role = 'admin';
const noOrders = { body: { data: [] } };
const never = new Promise<never>(() => undefined);

const renderMenu = (orders: typeof noOrders | Promise<never>) =>
  renderStaffScreen(
    <SideMenu role={role} onShortcuts={() => undefined} />,
    (call) => (call === 'GET /orders' ? orders : { body: { data: {} } }),
    { address: '/dashboard' },
  ).router;

const press = (entry: string, keys = {}) => fireEvent.click(screen.getByRole('link', { name: entry }), keys);

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('the side menu', () => {
  it('SPD-23 opens a list with its answer', async () => {
    const router = renderMenu(noOrders);
    press('Confirmed Orders');
    expect(router.state.location.pathname).toBe('/dashboard');
    await wait(0);
    expect(router.state.location.pathname).toBe('/dashboard/confirmedOrders');
  });

  it('SPD-23 opens a list without its answer after 100 ms', async () => {
    const router = renderMenu(never);
    press('Confirmed Orders');
    await wait(99);
    expect(router.state.location.pathname).toBe('/dashboard');
    await wait(1);
    expect(router.state.location.pathname).toBe('/dashboard/confirmedOrders');
  });

  it('SPD-23 opens the entry that was pressed last', async () => {
    const router = renderMenu(never);
    press('Confirmed Orders');
    press('Reviews');
    await wait(100);
    expect(router.state.location.pathname).toBe('/dashboard/reviews');
  });

  it('SPD-23 leaves a press that opens another tab to the browser', async () => {
    renderMenu(never);
    expect(press('Confirmed Orders', { ctrlKey: true })).toBe(true);
  });
});
