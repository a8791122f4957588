import { describe, expect, it } from 'vitest';
import { ParcelItem } from '#dashboard/orders/parcels/ParcelItem.tsx';
import type { ConsignmentEvent } from '#domain/consignments/consignmentWithHistory.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { renderMarkup, textOf } from '../../../support/browser/renderMarkup.tsx';
import { aParcel } from '../../../support/builders/aParcel.ts';

type Step = readonly [from: ConsignmentEvent['from'], to: ConsignmentEvent['to'], word?: string];

/** The text of a parcel that has gone these steps. */
const textAfter = (steps: readonly Step[], orderStatus: OrderStatus = 'Confirmed'): string => {
  const history = steps.map(([from, to, word = '']) => ({
    from,
    to,
    word,
    changes: {},
    at: '2025-01-05T08:07:00.000Z',
    by: 'Steadfast',
  }));
  const parcel = { ...aParcel({ stage: history.at(-1)?.to ?? 'booking' }), history, cashHistory: [] };
  return textOf(
    renderMarkup(<ParcelItem parcel={parcel} orderStatus={orderStatus} now={new Date('2025-01-05')} />),
  );
};

const refused: Step = ['booking', 'cancelled', 'No such place.'];
const bookAgain = 'Correct the order and book it again.';
const lookInThePortal = 'Look in the courier’s portal.';

describe('the advice on the booking of a parcel', () => {
  it.each([
    ['is refused', [refused]],
    ['is refused and corrected afterwards', [refused, ['cancelled', 'cancelled']]],
  ] satisfies [string, Step[]][])('CR-13 says why it failed when it %s', (_what, steps) => {
    expect(textAfter(steps)).toContain(`Not booked: No such place. ${bookAgain}`);
  });

  it.each([
    [
      'the courier had booked',
      [
        ['booking', 'booked'],
        ['booked', 'cancelled', 'pickup_cancelled'],
      ],
    ],
    ['staff cancelled', [['booking', 'cancelled']]],
    [
      'staff cancelled and the courier has',
      [
        ['booking', 'cancelled'],
        ['cancelled', 'cancelled', 'It has this invoice already.'],
      ],
    ],
  ] satisfies [string, Step[]][])('CR-1 CR-5 is not shown at a cancelled parcel that %s', (_what, steps) => {
    expect(textAfter(steps)).not.toContain(bookAgain);
  });

  it('CR-1 does not say that an order is to be booked again which is not to be sent any more', () => {
    expect(textAfter([refused], 'Cancelled')).not.toContain(bookAgain);
  });

  it('CR-1 DK-12 tells staff to cancel the booked parcel of a cancelled order with its courier', () => {
    const booked: Step[] = [['booking', 'booked']];
    const hint =
      'The order is cancelled, but this parcel is still booked with Steadfast. Cancel it there, then move it to “Cancelled” here.';

    expect(textAfter(booked, 'Cancelled')).toContain(hint);
    expect([
      textAfter(booked).includes(hint),
      textAfter([...booked, ['booked', 'cancelled']], 'Cancelled').includes(hint),
      textAfter([...booked, ['booked', 'returning']], 'Cancelled').includes(hint),
    ]).toEqual([false, false, false]);
  });

  it.each(['Confirmed', 'Cancelled'] as const)(
    'CR-4 tells staff to look for a parcel whose booking was not answered, in an order that is %s',
    (status) => {
      expect(textAfter([['booking', 'unknown', 'The answer was lost.']], status)).toContain(
        `The booking was not answered: The answer was lost. ${lookInThePortal}`,
      );
    },
  );
});
