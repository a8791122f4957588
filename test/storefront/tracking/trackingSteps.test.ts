import { describe, expect, it } from 'vitest';
import type { OrderMove } from '#domain/orders/orderStatus.ts';
import { defaultShopSettings as shop } from '#domain/shop/defaultShopSettings.ts';
import { trackingSteps } from '#storefront/tracking/trackingSteps.ts';

const placed = { date: '05 Jan, 2026', time: '03:07 pm', toPay: 560, returnDays: 7 };
const moves = {
  confirmed: { event: 'CONFIRM', from: 'Pending', to: 'Confirmed', by: 'admin', at: '2026-01-05T10:00:00Z' },
  cancelled: {
    event: 'CANCEL',
    from: 'Confirmed',
    to: 'Cancelled',
    by: 'customer',
    at: '2026-01-05T11:00:00Z',
    byLink: true,
  },
} as const satisfies Record<string, OrderMove>;
const rowsOf = (...args: Parameters<typeof trackingSteps>) =>
  trackingSteps(...args).map(({ title, time, isCurrent }) => [title, time, isCurrent]);

/** What the last step says, which is that the order is delivered. */
const lastText = (returnDays: number) =>
  trackingSteps({ ...placed, returnDays, orderStatus: 'Pending' }, [], shop).at(-1)?.text;

describe('the steps of an order', () => {
  it('SH-3 SH-4 say of a return that it is asked for, since the goods are still with the customer', () => {
    const returned = { ...moves.confirmed, event: 'RETURN', from: 'Delivered', to: 'Return' } as const;
    const last = trackingSteps({ ...placed, orderStatus: 'Return' }, [returned], shop).at(-1);
    expect(last?.title).toBe('Return requested');
  });

  it('GS-5 SH-4 say of a return that the goods are back once the shop has received them', () => {
    const returned = { ...moves.confirmed, event: 'RETURN', from: 'Delivered', to: 'Return' } as const;
    const textWith = (received: { at: string } | undefined) =>
      trackingSteps({ ...placed, orderStatus: 'Return', received }, [returned], shop).at(-1)?.text;
    expect([textWith(undefined), textWith({ at: '2026-01-15T10:00:00Z' })]).toEqual([
      'We have noted the return and will call you about the parcel.',
      'Your goods are back in the shop.',
    ]);
  });

  it('SH-3 begin with the order and go on as an order usually does', () => {
    expect(trackingSteps({ ...placed, orderStatus: 'Pending' }, [], shop)).toEqual([
      {
        key: '0 Pending',
        status: 'Pending',
        title: 'Order received',
        text: "We'll call you between 10 am and 8 pm to confirm it before we prepare the delivery.",
        time: '05 Jan, 2026, 03:07 pm',
        isCurrent: true,
      },
      {
        key: '1 Confirmed',
        status: 'Confirmed',
        title: 'Confirmed',
        text: 'We pack your parcel and hand it to the courier.',
        time: null,
        isCurrent: false,
      },
      {
        key: '2 Shipping',
        status: 'Shipping',
        title: 'On its way',
        text: 'The courier brings it to your door. Please have ৳560 ready in cash.',
        time: null,
        isCurrent: false,
      },
      {
        key: '3 Delivered',
        status: 'Delivered',
        title: 'Delivered',
        text: 'You can return it within 7 days.',
        time: null,
        isCurrent: false,
      },
    ]);
  });

  it('SP-3 name the days that the order has for a return', () => {
    expect([lastText(30), lastText(1), lastText(0)]).toEqual([
      'You can return it within 30 days.',
      'You can return it within 1 day.',
      "It can't be returned.",
    ]);
  });

  it('SH-4 tell each move with its time in Dhaka and who made it', () => {
    expect(rowsOf({ ...placed, orderStatus: 'Cancelled' }, [moves.confirmed, moves.cancelled], shop)).toEqual(
      [
        ['Order received', '05 Jan, 2026, 03:07 pm', false],
        ['Confirmed', '05 Jan, 2026, 04:00 pm, by the shop', false],
        ['Cancelled', '05 Jan, 2026, 05:00 pm, by tracking link', true],
      ],
    );
  });

  it('SH-4 show what is to come after the present one only', () => {
    expect(rowsOf({ ...placed, orderStatus: 'Confirmed' }, [moves.confirmed], shop).slice(1)).toEqual([
      ['Confirmed', '05 Jan, 2026, 04:00 pm, by the shop', true],
      ['On its way', null, false],
      ['Delivered', null, false],
    ]);
  });
});
