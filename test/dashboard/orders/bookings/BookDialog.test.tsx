import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { BookDialog } from '#dashboard/orders/bookings/BookDialog.tsx';
import type { BookingCourier } from '#domain/consignments/booking.ts';
import { isRecord } from '#domain/values/parse.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { createGate } from '../../../support/createGate.ts';

const pathao: BookingCourier = {
  id: 'pathao',
  name: 'Pathao',
  calls: true,
  isOwn: false,
  prices: true,
  file: null,
};
const rider: BookingCourier = {
  id: 'ownRider',
  name: 'Own rider',
  calls: false,
  isOwn: true,
  prices: false,
  file: null,
};
const redx: BookingCourier = {
  id: 'redx',
  name: 'RedX',
  calls: false,
  isOwn: false,
  prices: false,
  file: { source: 'Its own file was found nowhere.', isAssumed: true, namesStore: false },
};
const orders = [1, 2].map((index) => {
  const _id = String(index).repeat(24);
  return anOrder({ _id, number: `HK-${index}` });
});
const [one, two] = orders.map(({ _id }) => _id);

const bookingOf = (order: string, stage: string, said = '') => ({
  id: order,
  orderId: order,
  invoice: `HK-${order[0]}`,
  stage,
  trackingCode: stage === 'booked' ? 'P-81' : null,
  fee: null,
  said,
});

interface HeldBack {
  /** Holds back the prices until it resolves. */
  readonly priced?: Promise<void>;
  /** Holds back the dry run of a row that was changed until it resolves, by the weight that was typed. */
  readonly checked?: Readonly<Record<number, Promise<void>>>;
}

/** The host: the second order is ready once it has a thana, and refused by the courier later. */
const open = (
  props: Partial<ComponentProps<typeof BookDialog>> = {},
  { priced, checked = {} }: HeldBack = {},
) =>
  renderStaffScreen(
    <BookDialog orders={orders} couriers={[pathao, rider, redx]} onClose={() => undefined} {...props} />,
    async (call, body) => {
      const parcels = isRecord(body) && Array.isArray(body.parcels) ? body.parcels.filter(isRecord) : [];
      if (call.startsWith('POST /bookings/check')) await checked[Number(parcels[0]?.weight)];
      if (call.startsWith('POST /bookings/check'))
        return {
          body: {
            parcels: parcels.map(({ order, thana }) => ({
              order,
              reason: order === two && thana !== 'Savar' ? 'Pathao needs the thana.' : null,
              amount: 311,
              district: 'Dhaka',
              thana: thana ?? (order === one ? 'Mirpur' : null),
            })),
            places: [{ district: 'Dhaka', thanas: ['Mirpur', 'Savar'] }],
          },
        };
      if (call === 'POST /bookings/prices') await priced;
      if (call === 'POST /bookings/prices')
        return { body: { prices: parcels.map(({ order }) => ({ order, price: 70 })), reason: '' } };
      if (call === 'POST /bookings')
        return {
          body: {
            results: parcels.map(({ order }) => ({ order, booking: bookingOf(String(order), 'booking') })),
          },
        };
      if (call === 'GET /bookings')
        return {
          body: {
            bookings: [
              bookingOf(one ?? '', 'booked'),
              bookingOf(two ?? '', 'cancelled', 'Pathao does not deliver there.'),
            ],
          },
        };
      return { status: 404, body: {} };
    },
  );

const rowOf = (name: string) => within(screen.getByRole('listitem', { name }));

describe('the dialog that books orders with a courier', () => {
  it('CR-13 keeps courier and weight as they are until the dry run for them is there', async () => {
    const { opened: checked, open: check } = createGate();
    open({}, { checked: { 5000: checked } });
    // The form begins with 500 g.
    const weight = screen.getByLabelText<HTMLInputElement>(/^Weight of each parcel/);
    await userEvent.type(weight, '0');
    await userEvent.click(screen.getByRole('button', { name: 'Check the orders' }));
    await screen.findByRole('button', { name: 'Checking…' });

    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Courier/ }).disabled).toBe(true);
    await userEvent.type(weight, '9');
    expect(weight.value).toBe('5000');

    check();
    await screen.findByText('1 of 2 is ready.');
    expect(rowOf('HK-1').getByLabelText<HTMLInputElement>('Weight (g)').value).toBe('5000');
  });

  it('CR-13 shows the dry run, proposes a thana, checks a changed row again, books what is ready and tells the results', async () => {
    const { requests } = open();
    await userEvent.click(screen.getByRole('button', { name: 'Check the orders' }));
    await screen.findByText('1 of 2 is ready.');
    expect(rowOf('HK-1').getByLabelText<HTMLInputElement>('Thana (Dhaka)').value).toBe('Mirpur');
    expect(rowOf('HK-2').getByText('Pathao needs the thana.')).toBeDefined();

    await userEvent.type(rowOf('HK-2').getByLabelText('Thana (Dhaka)'), 'Savar');
    await userEvent.tab();
    await screen.findByText('2 of 2 are ready.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for prices' }));
    expect(await screen.findAllByText('Price ৳70')).toHaveLength(2);

    await userEvent.click(screen.getByRole('button', { name: 'Book 2 orders' }));
    const results = within(await screen.findByRole('list', { name: 'Result of each order' }));
    await waitFor(() => expect(results.getByText('Booked · P-81')).toBeDefined());
    expect(results.getByText(/Not booked: Pathao does not deliver there\./)).toBeDefined();
    expect(results.getByRole('link', { name: 'Open the order' }).getAttribute('href')).toBe(
      `/dashboard/order-overview/${two}`,
    );
    expect(requests.find(({ call }) => call === 'POST /bookings')?.body).toEqual({
      courier: 'pathao',
      way: 'call',
      parcels: [
        { order: one, thana: 'Mirpur', weight: 500, note: '' },
        { order: two, thana: 'Savar', weight: 500, note: '' },
      ],
    });
  });

  it('CR-13 shows no outdated price for a row that was changed while prices were asked for', async () => {
    const { opened: priced, open: tellPrices } = createGate();
    open({}, { priced });
    await userEvent.click(screen.getByRole('button', { name: 'Check the orders' }));
    await screen.findByText('1 of 2 is ready.');
    await userEvent.type(rowOf('HK-2').getByLabelText('Thana (Dhaka)'), 'Savar');
    await userEvent.tab();
    await screen.findByText('2 of 2 are ready.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for prices' }));
    await userEvent.type(rowOf('HK-1').getByLabelText('Weight (g)'), '0');
    tellPrices();

    expect(await rowOf('HK-2').findByText('Price ৳70')).toBeDefined();
    expect(rowOf('HK-1').queryByText('Price ৳70')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask for prices' }));
    expect(await rowOf('HK-1').findByText('Price ৳70')).toBeDefined();
  });

  it('CR-13 does not ask for prices twice when a dry run ends while they are asked for', async () => {
    const { opened: priced, open: tellPrices } = createGate();
    const { requests } = open({}, { priced });
    await userEvent.click(screen.getByRole('button', { name: 'Check the orders' }));
    await screen.findByText('1 of 2 is ready.');
    await userEvent.click(screen.getByRole('button', { name: 'Ask for prices' }));
    await userEvent.type(rowOf('HK-2').getByLabelText('Thana (Dhaka)'), 'Savar');
    await userEvent.tab();
    await screen.findByText('2 of 2 are ready.');
    await userEvent.click(screen.getByRole('button', { name: 'Asking…', busy: true }));
    tellPrices();

    expect(await rowOf('HK-1').findByText('Price ৳70')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ask for prices' })).toHaveProperty('disabled', false);
    expect(requests.filter(({ call }) => call === 'POST /bookings/prices')).toHaveLength(1);
  });

  it('CR-13 books nothing while one of two changed rows is still being checked', async () => {
    const { opened: checked, open: answer } = createGate();
    const { requests } = open({}, { checked: { 5001: checked } });
    await userEvent.click(screen.getByRole('button', { name: 'Check the orders' }));
    await screen.findByText('1 of 2 is ready.');
    await userEvent.type(rowOf('HK-1').getByLabelText('Weight (g)'), '1');
    await userEvent.type(rowOf('HK-2').getByLabelText('Thana (Dhaka)'), 'Savar');
    await userEvent.tab();
    await screen.findByText('2 of 2 are ready.');
    await userEvent.click(screen.getByRole('button', { name: 'Checking…', busy: true }));
    answer();

    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Book 2 orders' })).toHaveProperty('disabled', false),
    );
    expect(requests.filter(({ call }) => call === 'POST /bookings')).toEqual([]);
  });

  it('CR-13 says what is wrong with a typed weight, and does not book that order', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Check the orders' }));
    await screen.findByText('1 of 2 is ready.');
    const weight = rowOf('HK-1').getByLabelText('Weight (g)');
    await userEvent.clear(weight);

    expect(screen.getByText('0 of 2 are ready.')).toBeDefined();
    expect(screen.getByText(/^Please enter the weight in grams/)).toBeDefined();
    expect(weight.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('button', { name: /^Book/ })).toHaveProperty('disabled', true);
  });

  it('CR-13 puts parcels into a file for upload, and says where its columns come from', async () => {
    const { requests } = open();
    await userEvent.selectOptions(screen.getByLabelText('Courier'), 'RedX: file to upload');
    expect(screen.getByText(/Its own file was found nowhere\./)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Check the orders' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Make the file for 1 order' }));

    expect(await screen.findByRole('button', { name: 'Download file for RedX' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask for prices' })).toBeNull();
    expect(requests.find(({ call }) => call === 'POST /bookings')?.body).toMatchObject({
      courier: 'redx',
      way: 'file',
    });
  });

  it('CR-16 books an exchange for the amount that staff enter', async () => {
    const { requests } = open({ orders: orders.slice(0, 1), isExchange: true });
    expect(screen.getByRole('heading', { name: 'Book an exchange with a courier' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Check the exchange' }));
    expect(screen.getByText('Please enter the amount in whole taka, ৳10,00,000 at most.')).toBeDefined();
    expect(requests.filter(({ call }) => call.startsWith('POST'))).toEqual([]);

    expect(screen.getByLabelText(/^Weight \(g\)/)).toBeDefined();
    await userEvent.type(screen.getByLabelText(/^To collect for the exchange/), '৪০');
    await userEvent.click(screen.getByRole('button', { name: 'Check the exchange' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Book 1 order' }));
    await screen.findByRole('list', { name: 'Result of each order' });
    expect(requests.find(({ call }) => call === 'POST /bookings/check')?.body).toMatchObject({
      parcels: [{ order: one, exchangeAmount: 40 }],
    });
    expect(requests.find(({ call }) => call === 'POST /bookings')?.body).toEqual({
      courier: 'pathao',
      way: 'call',
      parcels: [{ order: one, thana: 'Mirpur', weight: 500, note: '', exchangeAmount: 40 }],
    });
  });

  it('CR-16 CA-8 books with the own rider by a press, and with the rider’s name', async () => {
    const { requests, user } = open();
    await user.selectOptions(screen.getByLabelText('Courier'), 'Own rider');
    expect(screen.getByText('No courier is contacted: the parcel counts as booked at once.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Check the orders' }));
    const name = screen.getByRole('combobox', { name: 'Rider' });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await user.type(name, 'Karim  Ali{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Book 1 order' }));
    await screen.findByRole('list', { name: 'Result of each order' });
    const booked = { courier: 'ownRider', way: 'hand', rider: 'Karim Ali' };
    expect(requests.find(({ call }) => call === 'POST /bookings')?.body).toMatchObject(booked);
  });

  it('CR-13 names the courier in the dry run', async () => {
    const { user } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Courier' }), 'redx-file');
    await user.click(screen.getByRole('button', { name: 'Check the orders' }));
    const heading = await screen.findByRole('heading', { name: /^Check 2 orders/ });
    expect(heading.textContent).toBe('Check 2 orders: RedX: file to upload');
  });
});
