import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as FiguresScreen } from '#dashboard/figures/FiguresScreen.tsx';
import { noCounts, orderDays } from '#domain/orders/orderDays.ts';
import type { Figures } from '#domain/staff/figures.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { noCost, noDoorReturns } from '../../support/builders/noFigures.ts';

/** 11 orders: 3 open and 8 finished; 6 of these were delivered, of which one came back. 8 have sales: neither cancelled nor returned. */
const counts = { ...noCounts(), Pending: 1, Shipping: 2, Delivered: 5, Return: 1, Cancelled: 2 };
const before = { ...noCounts(), Delivered: 8, Cancelled: 2 };

const figures: Figures = {
  period: { from: '2026-02-01', to: '2026-03-02' },
  orders: { counts, sales: 123_456 },
  cost: { fees: 770.5, parcels: 9, withoutFee: 2 },
  doorReturns: { fees: 150.5, parcels: 3, withoutFee: 1, given: 9 },
  cashIn: null,
  before: {
    period: { from: '2026-01-02', to: '2026-01-31' },
    orders: { counts: before, sales: 100_000 },
    cost: noCost,
    doorReturns: noDoorReturns,
    cashIn: null,
  },
  outstanding: null,
  hasParcels: true,
  days: orderDays('2026-03-02', 30, []),
  categories: [
    { category: 'Kitchen Items', pieces: 14, counts, sales: 120_000 },
    { category: null, pieces: 1, counts: { ...noCounts(), Cancelled: 1 }, sales: 0 },
  ],
  districts: Array.from({ length: 10 }, (_, index) => ({
    district: `District ${index + 1}`,
    counts,
    sales: 1000 - index,
  })),
  couriers: [
    {
      courier: 'pathao',
      counts,
      sales: 123_456,
      cost: { fees: 770.5, parcels: 9, withoutFee: 2 },
      cashIn: null,
      outstanding: null,
    },
  ],
  doorMonths: [
    { month: '2026-02', fees: 120.5, parcels: 2, withoutFee: 1, given: 8 },
    { month: '2026-03', fees: 30, parcels: 1, withoutFee: 0, given: 1 },
  ],
  doorDistricts: [{ district: '', fees: 150.5, parcels: 3, withoutFee: 1, given: 4 }],
  hours: Array.from({ length: 24 }, (_, hour) => ({ hour, counts: noCounts(), sales: 0 })),
};

const openScreen = (address = '/', given: Figures = figures) =>
  renderStaffScreen(<FiguresScreen />, () => ({ body: given }), { address });

/** The lines of each card: label, value, change, note. */
const cards = async () => {
  await screen.findByRole('heading', { name: 'Orders' });
  return [...document.querySelectorAll('li:has(> h2)')].map((card) =>
    [...card.querySelectorAll('h2, strong, p')].map(({ textContent }) => textContent),
  );
};

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

describe('the figures', () => {
  it('CA-9 tell of each what it is, how it differs from the days before, and what is open', async () => {
    openScreen();

    expect(await cards()).toEqual([
      ['Orders', '11', '+10 % from 10', '2 cancelled, 1 waiting, 2 on their way'],
      ['Sales', '৳1,23,456', '+23 % from ৳1,00,000', '৳15,432 per order'],
      ['Delivered', '75 %', '−5 points from 80 %', '6 of 8 finished, 3 open'],
      ['Returned', '16.7 %', '+16.7 points from 0 %', '1 of 6 delivered'],
      ['Cost of delivery', '৳770.50', '৳0 in the days before', '2 of 9 parcels without a fee yet'],
      ['Returned at the door', '৳150.50', '৳0 in the days before', '3 of 9 parcels'],
    ]);
    expect(screen.getByText(/compared with/).textContent).toBe(
      '01 Feb, 2026 to 02 Mar, 2026 (30 days by Dhaka time), compared with 02 Jan, 2026 to 31 Jan, 2026.',
    );
    expect(
      screen.getByText(
        'Totals of these orders with the delivery charge, without cancelled and returned ones.',
      ),
    ).toBeTruthy();
  });

  it('CA-9 have cash once the shop keeps a ledger of it', async () => {
    const [courier] = figures.couriers;
    openScreen('/', {
      ...figures,
      cashIn: 5000,
      before: { ...figures.before, cashIn: 4000 },
      outstanding: 2500,
      couriers: courier === undefined ? [] : [{ ...courier, cashIn: 5000, outstanding: 2500 }],
    });

    expect((await cards()).slice(6)).toEqual([
      ['Cash in', '৳5,000', '+25 % from ৳4,000', ''],
      ['Cash outstanding', '৳2,500', '', ''],
    ]);
    expect(rowsOf('Orders, sales and cost by courier')).toEqual([
      [
        'Courier',
        'Orders',
        'Open',
        'Sales',
        'Delivered',
        'Returned',
        'Cost',
        'No fee yet',
        'Cash in',
        'Outstanding',
      ],
      ['Pathao', '11', '3', '৳1,23,456', '75 %', '16.7 %', '৳770.50', '2', '৳5,000', '৳2,500'],
    ]);
  });

  it('CA-9 have no cost as long as no fee is known', async () => {
    openScreen('/', { ...figures, cost: { fees: 0, parcels: 9, withoutFee: 9 } });

    expect((await cards())[4]).toEqual([
      'Cost of delivery',
      '–',
      '৳0 in the days before',
      '9 of 9 parcels without a fee yet',
    ]);
  });

  it('CA-9 compare no cost that is not known', async () => {
    const known = { fees: 500, parcels: 4, withoutFee: 0 };
    const unknown = { fees: 0, parcels: 9, withoutFee: 9 };
    openScreen('/', {
      ...figures,
      cost: unknown,
      doorReturns: { ...known, given: 9 },
      before: { ...figures.before, cost: known, doorReturns: { ...unknown, given: 9 } },
    });

    expect((await cards()).slice(4)).toEqual([
      ['Cost of delivery', '–', '৳500 in the days before', '9 of 9 parcels without a fee yet'],
      ['Returned at the door', '৳500', '– in the days before', '4 of 9 parcels'],
    ]);
  });

  it('CA-9 tell no difference that is too small to be seen', async () => {
    const delivered = { ...noCounts(), Delivered: 8333, Cancelled: 1667 };
    openScreen('/', {
      ...figures,
      orders: { counts: { ...delivered, Delivered: 8334 }, sales: 100_010 },
      before: { ...figures.before, orders: { counts: delivered, sales: 100_000 } },
    });

    expect((await cards()).slice(0, 3).map(([label, , change]) => [label, change])).toEqual([
      ['Orders', '10,000 in the days before'],
      ['Sales', '৳1,00,000 in the days before'],
      ['Delivered', '83.3 % in the days before'],
    ]);
  });

  it('CA-7 tell what parcels returned at the door have cost, by month and by district', async () => {
    openScreen();
    await screen.findByRole('region', { name: 'Returned at the door' });

    expect(rowsOf('Parcels returned at the door by month')).toEqual([
      ['Month', 'Came back', 'Of all', 'Cost', 'No fee yet'],
      ['Feb 2026', '2', '25 %', '৳120.50', '1'],
      ['Mar 2026', '1', '100 %', '৳30', '0'],
    ]);
    expect(rowsOf('Parcels returned at the door by district').slice(1)).toEqual([
      ['No district', '3', '75 %', '৳150.50', '1'],
    ]);
  });

  it('CA-7 name no parcels returned at the door as long as none came back', async () => {
    openScreen('/', { ...figures, doorDistricts: [] });
    await cards();

    expect(screen.queryByRole('region', { name: 'Returned at the door' })).toBeNull();
  });

  it('CA-9 name nothing of couriers in a shop without parcels', async () => {
    openScreen('/', { ...figures, hasParcels: false, couriers: [], doorDistricts: [] });

    expect((await cards()).map(([label]) => label)).toEqual(['Orders', 'Sales', 'Delivered', 'Returned']);
    expect(screen.queryByRole('region', { name: 'By courier' })).toBeNull();
  });

  it('CA-9 are in tables, of which a long one shows all rows when asked', async () => {
    const { user } = openScreen();
    await screen.findByRole('table', { name: 'Orders and sales by category' });

    expect(rowsOf('Orders and sales by category')).toEqual([
      ['Category', 'Orders', 'Open', 'Sales', 'Delivered', 'Returned', 'Pieces'],
      ['Kitchen Items', '11', '3', '৳1,20,000', '75 %', '16.7 %', '14'],
      ['Deleted products', '1', '0', '৳0', '0 %', '–', '1'],
    ]);
    expect(rowsOf('Orders and sales by district')).toHaveLength(9);
    await user.click(screen.getByRole('button', { name: 'All 10' }));
    expect(rowsOf('Orders and sales by district')).toHaveLength(11);
  });

  it('CA-9 are those of the days in the address, which a press changes', async () => {
    const queries: (string | undefined)[] = [];
    const { user, router } = renderStaffScreen(
      <FiguresScreen />,
      (_call, _body, query) => {
        queries.push(query?.toString());
        return { body: figures };
      },
      { address: '/?days=7' },
    );
    await screen.findByRole('heading', { name: 'Orders' });
    await user.click(screen.getByRole('radio', { name: '90 days' }));
    await waitFor(() => expect(queries).toHaveLength(2));
    await user.click(screen.getByRole('radio', { name: 'Other days' }));
    await waitFor(() => expect(queries).toHaveLength(3));

    // The other days begin as those whose figures were shown.
    expect(queries).toEqual(['days=7', 'days=90', 'from=2026-02-01&to=2026-03-02']);
    expect(router.state.location.search).toBe('?from=2026-02-01&to=2026-03-02');
    expect(screen.getByLabelText('From')).toHaveProperty('value', '2026-02-01');
  });

  it.each([
    ['?from=2026-02-03&to=2026-02-01', 'This day is before the first one.'],
    ['?from=2025-01-01&to=2026-02-01', 'At most 366 days can be counted at once.'],
    ['?from=2026-02-01', 'Enter a day.'],
    ['?from=2026-02-30&to=2026-03-01', 'Enter a day.'],
  ])('CA-9 of %s are not asked for, and the day says why', async (search, text) => {
    const { requests } = openScreen(`/${search}`);

    expect(await screen.findByText(text)).toBeTruthy();
    expect([requests, screen.queryByRole('button', { name: 'Export CSV' })]).toEqual([[], null]);
  });

  it('CA-9 keep the fields of other days when both are emptied', async () => {
    const { user, requests } = openScreen('/?from=2026-02-01&to=2026-03-02');
    await screen.findByRole('heading', { name: 'Orders' });
    await user.clear(screen.getByLabelText('From'));
    await user.clear(screen.getByLabelText('To'));

    expect(screen.getByLabelText('From')).toHaveProperty('value', '');
    expect(screen.getByText('Enter a day.')).toBeTruthy();
    expect(requests).toHaveLength(1);
    await user.click(screen.getByRole('radio', { name: '30 days' }));
    expect(screen.queryByLabelText('From')).toBeNull();
  });

  it('CA-9 can be asked for again when they did not come', async () => {
    let status = 500;
    const { user } = renderStaffScreen(<FiguresScreen />, () =>
      status === 200 ? { body: figures } : { status, body: { code: 'broken', message: 'No.' } },
    );
    const retry = await screen.findByRole('button', { name: /again/i });
    status = 200;
    await user.click(retry);

    expect(await screen.findByText('৳1,23,456', { selector: 'strong' })).toBeTruthy();
  });

  it("CA-9 are not offered by another shop's server", async () => {
    const { requests } = renderStaffScreen(<FiguresScreen />, () => ({ body: figures }), {
      capabilities: [],
    });

    expect(await screen.findByText("This shop's server doesn't calculate figures.")).toBeTruthy();
    expect(requests).toEqual([]);
  });
});
