import { expect, it } from 'vitest';
import type { BookingCourier } from '#domain/consignments/booking.ts';
import { inBengali } from '../../../support/browser/inBengali.ts';
import { renderMarkup, textOf } from '../../../support/browser/renderMarkup.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

const rider: BookingCourier = {
  id: 'ownRider',
  name: 'Own rider',
  calls: false,
  isOwn: true,
  prices: false,
  file: null,
};

it('BN-3 CR-13 the result of an order that was not booked has its reason in Bengali', async () => {
  const { BookingResults } = await inBengali(() => import('#dashboard/orders/bookings/BookingResults.tsx'));
  const order = anOrder({ number: 'HK-1' });
  const message = 'The order no longer needs to be sent.';
  const markup = renderMarkup(
    <BookingResults
      orders={[order]}
      results={[{ order: order._id, booking: null, message }]}
      isFile={false}
    />,
  );
  expect(textOf(markup)).toContain('HK-1 বুক হয়নি: অর্ডারটি আর পাঠাতে হবে না।');
});

it('BN-3 CR-16 the own rider has a Bengali name among the couriers', async () => {
  const { bookingChoices } = await inBengali(() => import('#dashboard/orders/bookings/bookingChoices.ts'));
  expect(bookingChoices([rider]).map(({ value, label }) => [value, label])).toEqual([
    ['ownRider', 'নিজস্ব রাইডার'],
  ]);
});
