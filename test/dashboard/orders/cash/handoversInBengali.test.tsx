import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBengali } from '../../../support/browser/inBengali.ts';

it('BN-3 CA-8 the list of handovers has the number of parcels in Bengali digits', async () => {
  const { renderStaffScreen, HandoversScreen } = await inBengali(async () => {
    const { Component } = await import('#dashboard/orders/cash/HandoversScreen.tsx');
    const support = await import('../../../support/browser/renderStaffScreen.tsx');
    return { renderStaffScreen: support.renderStaffScreen, HandoversScreen: Component };
  });
  const handover = {
    id: 'h1',
    number: 42,
    rider: 'Karim',
    amount: 400,
    expected: 400,
    parcels: 12,
    at: '2025-01-05T08:00:00.000Z',
    by: 'Salma',
    confirmedAt: null,
    confirmedBy: null,
  };
  renderStaffScreen(<HandoversScreen />, () => ({
    body: { handovers: [handover], total: 1, next: null },
  }));
  const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)[2]).toBe('১২');
});
