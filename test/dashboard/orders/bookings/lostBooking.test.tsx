import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { BookDialog } from '#dashboard/orders/bookings/BookDialog.tsx';
import type { BookingCourier } from '#domain/consignments/booking.ts';
import { consignmentsPerCall } from '#domain/consignments/consignmentRules.ts';
import { isRecord } from '#domain/values/parse.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';

const rider: BookingCourier = {
  id: 'ownRider',
  name: 'Own rider',
  calls: false,
  isOwn: true,
  prices: false,
  file: null,
};

/** One order more than a call takes. */
const orders = Array.from({ length: consignmentsPerCall + 1 }, (_, index) =>
  anOrder({ _id: `o${index}`, number: `HK-${index}` }),
);
const ids = orders.map(({ _id }) => _id);

interface SentBooking {
  readonly key: string | null | undefined;
  readonly orders: readonly string[];
}

const idsIn = (body: unknown): string[] =>
  isRecord(body) && Array.isArray(body.parcels)
    ? body.parcels.filter(isRecord).map(({ order }) => String(order))
    : [];

/** Books the orders in front of a host that answers the first booking so, and each later one with a parcel for each order. */
const bookWithFirstAnswer = async (
  firstAnswer: () => { readonly status: number; readonly body: unknown },
) => {
  const sent: SentBooking[] = [];
  const { user } = renderStaffScreen(
    <BookDialog orders={orders} couriers={[rider]} onClose={() => undefined} />,
    (call, body, _query, requestHeaders) => {
      const asked = idsIn(body);
      if (call === 'POST /bookings/check') {
        const parcels = asked.map((order) => ({
          order,
          reason: null,
          amount: 311,
          district: 'Dhaka',
          thana: null,
        }));
        return { body: { parcels, places: [] } };
      }
      // The answered parcels are not asked about again: they stay as they were answered.
      if (call !== 'POST /bookings') return { status: 404, body: {} };
      sent.push({ key: requestHeaders?.get(headers.idempotencyKey), orders: asked });
      if (sent.length === 1) return firstAnswer();
      const results = asked.map((order) => ({
        order,
        booking: {
          id: order,
          orderId: order,
          invoice: order,
          stage: 'booked',
          trackingCode: null,
          fee: null,
          said: '',
        },
      }));
      return { body: { results } };
    },
  );
  await user.type(screen.getByRole('combobox', { name: 'Rider' }), 'Karim');
  await user.click(screen.getByRole('button', { name: 'Check the orders' }));
  await user.click(await screen.findByRole('button', { name: `Book ${orders.length} orders` }));
  const results = within(await screen.findByRole('list', { name: 'Result of each order' }));
  return { user, sent, results };
};

const cutConnection = (): never => {
  throw new TypeError('The connection is lost.');
};

const lostSentence =
  "We couldn't tell whether it was booked. You can safely try again. The shop can't be reached right now. Please check your connection.";

const classOf = (name: string) => screen.getByRole('button', { name }).className;

describe('the dialog that books orders, after an answer was lost', () => {
  it('CR-13 says that nobody knows whether the orders of the lost call were booked, and that the others were not', async () => {
    const { results } = await bookWithFirstAnswer(cutConnection);
    expect(results.getAllByText(lostSentence)).toHaveLength(consignmentsPerCall);
    expect(results.getAllByText(/^Not booked: The shop can't be reached/)).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe(`0 of ${orders.length} are finished.`);
  });

  it('CR-13 sends what was not answered again with the same key', async () => {
    const { user, sent, results } = await bookWithFirstAnswer(cutConnection);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(`${orders.length} of ${orders.length} are finished.`);

    const [first] = sent;
    expect(first?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(sent).toEqual([
      { key: first?.key, orders: ids.slice(0, consignmentsPerCall) },
      { key: first?.key, orders: ids.slice(0, consignmentsPerCall) },
      { key: first?.key, orders: ids.slice(consignmentsPerCall) },
    ]);
    expect(results.queryByText(lostSentence)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The bookings' }));
  });

  it('CR-13 makes the next try the main button, and closing it once all is answered', async () => {
    const { user } = await bookWithFirstAnswer(cutConnection);
    const main = classOf('Try again');
    expect(classOf('Close')).not.toBe(main);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(`${orders.length} of ${orders.length} are finished.`);
    expect(classOf('Close')).toBe(main);
  });

  it('CR-13 sends only the orders of the call again that failed in the shop', async () => {
    const { user, sent } = await bookWithFirstAnswer(() => ({ status: 500, body: {} }));
    await screen.findByText(`1 of ${orders.length} is finished.`);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText(`${orders.length} of ${orders.length} are finished.`);
    expect(sent.map((call) => call.orders)).toEqual([
      ids.slice(0, consignmentsPerCall),
      ids.slice(consignmentsPerCall),
      ids.slice(0, consignmentsPerCall),
    ]);
  });

  it('CR-13 offers no second try after the shop has refused the orders', async () => {
    await bookWithFirstAnswer(() => ({ status: 400, body: { code: 'invalid', message: 'No.' } }));
    expect(screen.getAllByText('Not booked: No.')).toHaveLength(consignmentsPerCall);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
