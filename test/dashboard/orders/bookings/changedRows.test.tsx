import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
const order = anOrder({ _id: '1'.repeat(24), number: 'HK-1' });

const ready = { order: order._id, reason: null, amount: 311, district: 'Dhaka', thana: 'Mirpur' };

/** Opens the table of one order with 500 g. The dry run of 5,001 g is held back until `answered`, the booking too. */
const openTable = async (answered: Promise<void>) => {
  const view = renderStaffScreen(
    <BookDialog orders={[order]} couriers={[pathao]} onClose={() => undefined} />,
    async (call, body) => {
      if (call === 'POST /bookings/prices')
        return { body: { prices: [{ order: order._id, price: 70 }], reason: '' } };
      const [parcel] = isRecord(body) && Array.isArray(body.parcels) ? body.parcels.filter(isRecord) : [];
      if (call === 'POST /bookings' || parcel?.weight === 5001) await answered;
      return call === 'POST /bookings'
        ? { body: { results: [{ order: order._id, booking: null, message: 'Pathao is closed.' }] } }
        : { body: { parcels: [ready], places: [] } };
    },
  );
  await view.user.click(screen.getByRole('button', { name: 'Check the orders' }));
  const weight = await screen.findByLabelText<HTMLInputElement>('Weight (g)');
  return { ...view, weight };
};

it('CR-13 keeps a price that is told before the dry run of the changed row', async () => {
  const { opened: answered, open: answer } = createGate();
  const { user, weight } = await openTable(answered);
  await user.type(weight, '1');
  await user.click(screen.getByRole('button', { name: 'Ask for prices' }));
  await screen.findByText('Price ৳70');
  answer();

  await screen.findByRole('button', { name: 'Book 1 order' });
  expect(screen.queryByText('Price ৳70')).not.toBeNull();
});

it('CR-13 takes no letter into a row while it is booked as it was', async () => {
  const { opened: answered, open: answer } = createGate();
  const { user, weight } = await openTable(answered);
  await user.click(screen.getByRole('button', { name: 'Book 1 order' }));
  await screen.findByText('0 of 1 sent for booking.');
  await user.type(weight, '0');
  expect(weight.value).toBe('500');
  answer();
  await screen.findByText(/Pathao is closed\./);
});
