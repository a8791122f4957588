import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as AskedForScreen } from '#dashboard/stock/AskedForScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const at = '2025-01-05T09:07:00.000Z';
const requestOf = (id: string, mobileNumber: string) => ({ _id: id, mobileNumber, at });

/** Shoppers who wait beyond those whom the host lists. */
const unlistedCount = 70;

/** A host with an item for which two listed shoppers wait; `status` is that of its answer when one is told or removed. */
const openScreen = (status = 200) => {
  let requests = [requestOf('r1', '01711000001'), requestOf('r2', '01811000002')];
  return renderStaffScreen(<AskedForScreen />, (call, body) => {
    if (call.startsWith('POST')) {
      if (status !== 200) return { status, body: { code: 'unavailable', message: 'Please try again.' } };
      const { ids } = body as { ids: string[] };
      requests = requests.filter(({ _id }) => !ids.includes(_id));
      return { body: { closedCount: ids.length } };
    }
    const item = { product: { id: 'p1', name: 'Brass pot' }, color: 'Red', size: 'M', isBack: true };
    const items =
      requests.length === 0 ? [] : [{ ...item, count: requests.length + unlistedCount, requests }];
    return { body: { items, total: items.length, next: null } };
  });
};

describe('the shoppers who wait', () => {
  it('GS-9 are listed by item with links that call them, and how many there are', async () => {
    openScreen();
    const row = (await screen.findByRole('link', { name: 'Brass pot' })).closest('tr');
    expect(screen.getByRole('heading', { name: 'Asked For', level: 1 })).toBeTruthy();
    expect(
      [...(row?.querySelectorAll('td') ?? [])].slice(0, 2).map(({ textContent }) => textContent),
    ).toEqual(['Brass potRed, MBack', '72']);
    expect(screen.getByRole('link', { name: '01711000001' }).getAttribute('href')).toBe('tel:01711000001');
    expect(screen.getByText('and 70 more, who are shown once these are told')).toBeTruthy();
  });

  it('GS-9 leave the list once they are told, or removed', async () => {
    const { user, requests } = openScreen();
    await user.click(await screen.findByRole('button', { name: '01711000001 was told about Brass pot' }));
    await user.click(await screen.findByRole('button', { name: 'Remove 01811000002 from Brass pot' }));
    expect(await screen.findByText('Nobody is waiting')).toBeTruthy();
    expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([
      { call: 'POST /stockRequests/close', body: { ids: ['r1'], outcome: 'told' } },
      { call: 'POST /stockRequests/close', body: { ids: ['r2'], outcome: 'removed' } },
    ]);
  });

  it('GS-9 stay on the list when that fails, which says so', async () => {
    const { user } = openScreen(503);
    await user.click(await screen.findByRole('button', { name: '01711000001 was told about Brass pot' }));
    expect(await screen.findByText(/^We couldn't tell whether this was done\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: '01711000001', hidden: true })).toBeTruthy();
  });
});
