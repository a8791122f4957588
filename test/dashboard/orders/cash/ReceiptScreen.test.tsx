import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addresses } from '#dashboard/components/routing/addresses.ts';
import { Component as HandoversScreen } from '#dashboard/orders/cash/HandoversScreen.tsx';
import { Component as ReceiptScreen } from '#dashboard/orders/cash/ReceiptScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { aHandover } from '../../../support/builders/aHandover.ts';

/** Receipt 42: Karim hands over ৳400 for HK-1 of Rahima, ৳311, and HK-2 of Anna, ৳200.50. */
const handover = aHandover();
const confirmed = { ...handover, confirmedAt: '2025-01-05T09:00:00.000Z', confirmedBy: 'Boss' };

interface Options extends NonNullable<Parameters<typeof renderStaffScreen>[2]> {
  /** Whether the answer to the confirmation is lost. */
  readonly losesAnswer?: boolean;
}

const openReceipt = ({ losesAnswer = false, ...options }: Options = {}) => {
  let shown = handover;
  return renderStaffScreen(
    <ReceiptScreen />,
    (call) => {
      if (call.startsWith('POST')) {
        shown = confirmed;
        if (losesAnswer) throw new TypeError('The connection is lost.');
      }
      return { body: { data: shown } };
    },
    { address: `${addresses.handovers}/h1`, path: `${addresses.handovers}/:id`, ...options },
  );
};

const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('the receipt of cash that a rider hands over', () => {
  it('CA-8 has a number, each parcel, the total and what is short', async () => {
    openReceipt();

    expect(await screen.findByRole('article', { name: 'Receipt R-0042' })).toBeDefined();
    expect(cellsOf('Parcels').slice(1)).toEqual([
      ['HK-1', 'Rahima', '৳311.00', '৳311.00'],
      ['HK-2', 'Anna', '৳200.50', '৳89.00'],
      ['Total', '৳511.50', '৳400.00'],
      ['Short', '৳111.50'],
    ]);
  });

  it.each([
    ['', {}],
    [', also when the answer is lost', { losesAnswer: true }],
  ])('CA-8 CN-3 is confirmed by an admin, whom it names, and keeps the focus%s', async (_when, options) => {
    const { user } = openReceipt(options);
    await user.click(await screen.findByRole('button', { name: 'The cash is in the cash box' }));

    expect((await screen.findByText('In the cash box')).nextSibling?.textContent).toContain('Boss');
    expect(screen.queryByRole('button', { name: 'The cash is in the cash box' })).toBeNull();
    const heading = screen.getByRole('heading', { name: 'Receipt R-0042', level: 1 });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(heading)).toBe(true);
  });

  it('CA-8 tells other staff who confirms it', async () => {
    openReceipt({ roles: { admin: false, customer: false, role: 'staff' } });

    expect(await screen.findByText('An admin confirms that this cash is in the cash box.')).toBeDefined();
  });
});

it('CA-8 ER-1 a receipt that does not exist leads to the handovers', async () => {
  renderStaffScreen(
    <ReceiptScreen />,
    () => ({ status: 404, body: { code: 'unknown', message: 'There is no such handover.' } }),
    { address: `${addresses.handovers}/unknown`, path: `${addresses.handovers}/:id` },
  );

  expect(await screen.findByText('The receipt cannot be shown')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Handovers' }).getAttribute('href')).toBe(addresses.handovers);
});

describe('the list of handovers', () => {
  it('CA-8 names receipt, rider, cash with its difference, and whether it is in the cash box', async () => {
    const more = { ...confirmed, id: 'h2', number: 43, amount: 520 };
    renderStaffScreen(<HandoversScreen />, () => ({
      body: { handovers: [more, handover], total: 2, next: null },
    }));
    const link = await screen.findByRole('link', { name: 'R-0042' });
    expect(link.getAttribute('href')).toBe(`${addresses.handovers}/h1`);

    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/R-0043.*Karim.*৳520.*৳8\.50 too much.*Boss/),
      expect.stringMatching(/R-0042.*Karim.*৳400.*৳111\.50 short.*Not confirmed/),
    ]);
  });
});

it('CA-8 ER-2 a receipt that could not be loaded has a heading, and can be tried again', async () => {
  renderStaffScreen(
    <ReceiptScreen />,
    () => ({ status: 500, body: { code: 'broken', message: 'Something broke.' } }),
    { address: `${addresses.handovers}/h1`, path: `${addresses.handovers}/:id` },
  );

  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'The receipt', level: 1 })).toBeDefined();
});
