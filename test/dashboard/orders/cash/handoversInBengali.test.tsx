import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inBengali } from '../../../support/browser/inBengali.ts';
import { aHandover } from '../../../support/builders/aHandover.ts';

it('BN-3 CA-8 the list of handovers has the number of parcels in Bengali digits', async () => {
  const { renderStaffScreen, HandoversScreen } = await inBengali(async () => {
    const { Component } = await import('#dashboard/orders/cash/HandoversScreen.tsx');
    const support = await import('../../../support/browser/renderStaffScreen.tsx');
    return { renderStaffScreen: support.renderStaffScreen, HandoversScreen: Component };
  });
  renderStaffScreen(<HandoversScreen />, () => ({
    body: { handovers: [aHandover({ parcels: 12 })], total: 1, next: null },
  }));
  const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
  const cells = within(row as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)[2]).toBe('১২');
});
