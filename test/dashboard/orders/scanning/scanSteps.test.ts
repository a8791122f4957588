import { describe, expect, it } from 'vitest';
import type { ScannedOrder } from '#api/orders/scanningApi.ts';
import { planScan, type ScanStep, undoSteps } from '#dashboard/orders/scanning/scanSteps.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';

const at = '2026-01-05T09:00:00.000Z';

const scanned = (
  orderStatus: OrderStatus,
  stage: ConsignmentStage | null = null,
  { held = 0, isExchange = false, orderGoesOn = false } = {},
): ScannedOrder => ({
  order: anOrder({ _id: 'o1', orderStatus }),
  parcel: stage === null ? null : ({ id: 'p1', stage, isExchange } as Consignment),
  orderGoesOn,
  held,
});

/** `SHIP, parcel booked>withCourier`, or the problem. */
const planned = (mode: Parameters<typeof planScan>[0], order: ScannedOrder): string => {
  const plan = planScan(mode, order, at);
  if ('problem' in plan) return plan.problem;
  const names = plan.steps.map((step) => {
    if (step.kind === 'move') return step.event;
    return step.kind === 'parcel' ? `parcel ${step.from}>${step.to}` : step.kind;
  });
  return names.join(', ');
};

describe('scanSteps', () => {
  it('DK-13 packs a confirmed order once, and says why another one is not packed', () => {
    const packed = anOrder({
      orderStatus: 'Confirmed',
      packed: { at: '2025-01-05T09:07:00.000Z', by: 'Rahim' },
    });
    expect([
      planned('packed', scanned('Confirmed')),
      planned('packed', { ...scanned('Confirmed'), order: packed }),
      planned('packed', scanned('Pending')),
    ]).toEqual([
      'pack',
      'Packed 05 Jan, 2025, 03:07 pm, Rahim, before this scan.',
      'The order is Pending. Only a confirmed order can be packed.',
    ]);
  });

  it.each([
    ['Confirmed', null, 'SHIP'],
    ['Confirmed', 'booked', 'SHIP, parcel booked>withCourier'],
    ['Shipping', 'booked', 'parcel booked>withCourier'],
    ['Confirmed', 'outForDelivery', 'SHIP'],
    ['Shipping', 'outForDelivery', 'It was handed over before this scan.'],
    ['Shipping', null, 'It was handed over before this scan.'],
    [
      'Confirmed',
      'booking',
      'Its parcel is “Being booked”. It is handed over once the courier has answered.',
    ],
    ['Confirmed', 'returned', 'Its last parcel is “Back in the shop”. Give the order to a courier first.'],
    ['Cancelled', 'booked', 'The order is Cancelled. Only a confirmed order can be handed over.'],
  ] as const)(
    'DK-13 plans the handover of an order that is %s with a parcel %s: %s',
    (status, stage, expected) => {
      expect(planned('handedOver', scanned(status, stage))).toBe(expected);
    },
  );

  it('DK-13 CR-1 hands over an exchange beside a delivery, and leaves the order as it is', () => {
    const exchange = { isExchange: true };
    expect([
      planned('handedOver', scanned('Delivered', 'booked', exchange)),
      planned('handedOver', scanned('Delivered', 'withCourier', exchange)),
      planned('handedOver', scanned('Confirmed', 'booked', exchange)),
      planned('handedOver', scanned('Cancelled', 'booked', exchange)),
    ]).toEqual([
      'parcel booked>withCourier',
      'It was handed over before this scan.',
      'parcel booked>withCourier',
      'The order is Cancelled. Only a confirmed order can be handed over.',
    ]);
  });

  it.each([
    ['Shipping', 'returning', {}, 'parcel returning>returned, CANCEL'],
    ['Shipping', 'outForDelivery', { held: 2 }, 'parcel outForDelivery>returned, CANCEL, receive'],
    ['Shipping', null, { held: 2 }, 'CANCEL, receive'],
    ['Shipping', 'booked', { held: 2 }, 'parcel booked>returned, CANCEL, receive'],
    ['Cancelled', 'returning', { held: 1 }, 'parcel returning>returned, receive'],
    ['Cancelled', 'returned', { held: 1 }, 'receive'],
    ['Cancelled', 'returned', {}, 'It came back before this scan.'],
    ['Return', null, { held: 1 }, 'receive'],
    ['Delivered', 'delivered', {}, 'The order is Delivered. Only its customer can ask for a return.'],
    ['Delivered', 'returning', { isExchange: true, held: 2 }, 'parcel returning>returned'],
    ['Confirmed', 'booked', {}, 'The order is Confirmed. It was not handed over.'],
    ['Confirmed', 'withCourier', {}, 'parcel withCourier>returned, CANCEL'],
    ['Confirmed', 'withCourier', { held: 2 }, 'parcel withCourier>returned, CANCEL, receive'],
    ['Confirmed', 'withCourier', { held: 2, isExchange: true }, 'parcel withCourier>returned'],
    ['Confirmed', 'returning', { held: 2, orderGoesOn: true }, 'parcel returning>returned'],
    ['Confirmed', 'returned', { held: 2, orderGoesOn: true }, 'It came back before this scan.'],
    ['Cancelled', 'returning', { held: 2, orderGoesOn: true }, 'parcel returning>returned'],
    [
      'Delivered',
      'partlyDelivered',
      {},
      'It was delivered in part. On the order’s page, enter the pieces that came back.',
    ],
  ] as const)(
    'DK-13 plans the return of an order that is %s with a parcel %s and %o: %s',
    (status, stage, more, expected) => {
      expect(planned('cameBack', scanned(status, stage, more))).toBe(expected);
    },
  );

  it('DK-13 takes a scan back where every call has a way back', () => {
    const step: ScanStep = { kind: 'parcel', id: 'p1', from: 'booked', to: 'withCourier' };
    expect([
      undoSteps([{ kind: 'pack' }]),
      undoSteps([step]),
      undoSteps([{ kind: 'move', event: 'SHIP' }, step]),
      undoSteps([{ ...step, from: 'outForDelivery', to: 'returned' }]),
      undoSteps([{ kind: 'receive' }]),
    ]).toEqual([
      [{ kind: 'unpack' }],
      [{ kind: 'parcel', id: 'p1', from: 'withCourier', to: 'booked' }],
      null,
      null,
      null,
    ]);
  });
});
