import { invoiceOf } from '#domain/consignments/consignment.ts';
import { trackingKey, usualWeight } from '#domain/consignments/consignmentRules.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import { courierUid } from '#domain/consignments/courierActor.ts';
import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import type {
  cashEntries,
  cashMoves,
  consignmentEvents,
  consignments,
} from '#server/database/schema/schema.ts';
import { demoStaff } from '../accounts/demoAccounts.ts';
import { demoId } from '../demoId.ts';
import type { DemoOrder } from './demoOrders.ts';
import { orderRandom } from './orderRandom.ts';
import { type Actor, cashEventsOf, cashRows } from './parcelCash.ts';
import { eventRows, parcelSteps } from './parcelSteps.ts';

/** Rows of a parcel with its histories. */
export interface ParcelRows {
  readonly parcel: typeof consignments.$inferInsert;
  readonly events: readonly (typeof consignmentEvents.$inferInsert)[];
  readonly moves: readonly (typeof cashMoves.$inferInsert)[];
  readonly entries: readonly (typeof cashEntries.$inferInsert)[];
}

/** The couriers of seeded parcels, with their own words for the stages of `parcelSteps` after the booking. */
const parcelCouriers: readonly (readonly [
  courier: CourierId,
  words: Partial<Record<ConsignmentStage, string>>,
])[] = [
  ['steadfast', { withCourier: 'pending', outForDelivery: 'pending', delivered: 'delivered' }],
  [
    'pathao',
    {
      withCourier: 'order.in-transit',
      outForDelivery: 'order.assigned-for-delivery',
      delivered: 'order.delivered',
    },
  ],
];

/** What the couriers take for a parcel inside and outside of Dhaka. */
const feesPoisha = { inside: 6000, outside: 12_000 };

/** The parcel of an order with its histories up to now, always the same for the same order; `null` if the order was not shipped. */
export const parcelRows = (made: DemoOrder, now: Date): ParcelRows | null => {
  const { order } = made;
  const random = orderRandom(order._id, 'parcel');
  const steps = parcelSteps(made, random, now);
  const booking = steps[0];
  const last = steps.at(-1);
  if (booking === undefined || last === undefined) return null;
  const [courier, words] = random.pick(parcelCouriers);
  const actor: Actor = { role: 'courier', uid: courierUid(courier), name: couriers[courier].name };
  const hash = demoId('parcel', order._id);
  // As in a real shop, ids begin with the time.
  const seconds = Math.floor(booking.at.getTime() / 1000);
  const id = seconds.toString(16).padStart(8, '0') + hash.slice(8);
  // Couriers collect whole taka.
  const amount = Math.round(order.total);
  const isInside = order.customerData.deliveryArea === 'Inside of Dhaka';
  const feePoisha = isInside ? feesPoisha.inside : feesPoisha.outside;
  const money = { amount, feePoisha, deliveredAt: last.at, courier: actor };
  const cashEvents = last.stage === 'delivered' ? cashEventsOf(made, money, random) : [];
  const { cash, heldSince, moves, entries } = cashRows(id, cashEvents, now);
  // The courier's number and code are invented, but always the same for the same order.
  const reference = String(Number.parseInt(hash.slice(0, 10), 16));
  const trackingCode = courier === 'pathao' ? `DL${reference}` : `SF${reference}`;
  // The first step is the booking, all others are the courier's news, the first of which names the fee.
  const hasNews = steps.length > 1;
  return {
    parcel: {
      id,
      orderId: order._id,
      orderNumber: order.number,
      // The first parcel of the order, and the only one.
      invoice: invoiceOf(order.number, 1),
      recipientName: order.customerData.name,
      recipientPhone: order.customerData.mobileNumber,
      courier,
      rider: null,
      courierReference: reference,
      trackingCode,
      trackingKey: trackingKey(trackingCode),
      amount,
      fee: hasNews ? feePoisha : null,
      // The courier names no other sum than the amount.
      collected: null,
      weight: usualWeight,
      note: '',
      thana: null,
      stage: last.stage,
      isExchange: false,
      createdAt: booking.at,
      createdByUid: demoStaff.uid,
      createdBy: demoStaff.name,
      stageAt: last.at,
      revision: steps.length,
      saidAt: hasNews ? last.at : null,
      newsAt: hasNews ? last.at : null,
      cashState: cash.state,
      cashMoves: moves.length,
      heldSince,
      unremitted: cash.unremitted,
      outstanding: cash.outstanding,
    },
    events: eventRows(id, steps, words, actor, feePoisha),
    moves,
    entries,
  };
};
