import { describe, expect, it } from 'vitest';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { isConfirmedSinceReturn } from '#domain/orders/courierMoves.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';

const time = (minute: number): string => new Date(Date.UTC(2026, 2, 2, 9, minute)).toISOString();

/** A parcel that reached these stages, the first one at 09:00, each a minute after the one before. */
const parcel = (...stages: readonly ConsignmentStage[]) =>
  stages.map((to, index) => ({ to, at: time(index) }));

const move = (from: OrderStatus, to: OrderStatus, minute: number) => ({ from, to, at: time(minute) });

describe('courierMoves', () => {
  it.each([
    ['before the return', false, parcel('withCourier', 'outForDelivery', 'returning', 'returned'), 1],
    ['after the return began', true, parcel('withCourier', 'returning', 'lost', 'returned'), 2],
    ['after the parcel came back', true, parcel('withCourier', 'returned'), 5],
    ['before the parcel went out again', false, parcel('returning', 'lost', 'withCourier', 'returning'), 1],
    ['while the parcel was lost', false, parcel('withCourier', 'lost'), 5],
  ] as const)(
    'CR-7 knows whether an order that was confirmed again %s was confirmed since the return: %s',
    (_, expected, history, minute) => {
      expect(isConfirmedSinceReturn(history, [move('Cancelled', 'Confirmed', minute)])).toBe(expected);
    },
  );

  it('CR-7 counts a confirmation after the return although the order has shipped since, and no first confirmation', () => {
    const history = parcel('withCourier', 'returning');
    const again = [move('Cancelled', 'Confirmed', 3), move('Confirmed', 'Shipping', 4)];
    expect(isConfirmedSinceReturn(history, again)).toBe(true);
    expect(isConfirmedSinceReturn(history, [move('Pending', 'Confirmed', 3)])).toBe(false);
  });
});
