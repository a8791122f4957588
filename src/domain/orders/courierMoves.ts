import { returnStages } from '../consignments/agreedFees.ts';
import { type ConsignmentStage, isOpenStage } from '../consignments/consignmentStage.ts';
import type { ConsignmentEvent } from '../consignments/consignmentWithHistory.ts';
import { deliveredStatuses, orderLists, sentStatuses } from './orderLists.ts';
import type { OrderEventType, OrderMove, OrderStatus } from './orderStatus.ts';

/** Whether a parcel of an order in this status may be given to a courier; an exchange may also follow the delivery. */
export const mayBeSent = (status: OrderStatus, { isExchange }: { readonly isExchange: boolean }): boolean =>
  orderLists.confirmed.includes(status) || (isExchange && status === 'Delivered');

/** What a courier's word may do to an order, as the merchant chose (CR-7). */
export interface CourierRules {
  /** Whether an order ships when its courier has the parcel. */
  readonly shipsAtCustody: boolean;
  /** Whether an order is cancelled when its courier confirms that the parcel comes back. */
  readonly cancelsReturning: boolean;
}

/**
 * The event that each stage sends to the parcel's order; `null` for none, and after a loss or a partial delivery, where a person decides
 * (CR-8). No stage sends RETURN, which only customers do.
 */
export const stageEvents: Readonly<Record<ConsignmentStage, OrderEventType | null>> = {
  booking: null,
  unknown: null,
  booked: null,
  withCourier: 'SHIP',
  outForDelivery: 'SHIP',
  onHold: 'SHIP',
  // A rider's word is not final: it says no more than that the courier has the parcel.
  riderReported: 'SHIP',
  deliveryFailed: 'SHIP',
  delivered: 'DELIVER',
  partlyDelivered: null,
  returning: 'CANCEL',
  returned: 'CANCEL',
  lost: null,
  cancelled: null,
};

/** Statuses that are as far as the event leads, or further: then the event is left out, since the machine would refuse it. */
const reachedStatuses: Readonly<Partial<Record<OrderEventType, readonly OrderStatus[]>>> = {
  SHIP: sentStatuses,
  DELIVER: deliveredStatuses,
  CANCEL: ['Cancelled'],
};

/** The event that a parcel's stage sends to its order in this status, by the rules of the shop; `null` for none. */
export const courierMoveOf = (
  stage: ConsignmentStage,
  status: OrderStatus,
  { shipsAtCustody, cancelsReturning }: CourierRules,
): OrderEventType | null => {
  const event = stageEvents[stage];
  if (event === null) return null;
  const reached = reachedStatuses[event] ?? [];
  if (reached.includes(status)) return null;
  if (event === 'SHIP' && !shipsAtCustody) return null;
  if (event === 'CANCEL' && !cancelsReturning) return null;
  return event;
};

/**
 * Whether the order was confirmed again after the parcel's return began: one return cancels an order once, however many words the courier
 * has for it. A parcel that was sent out again since comes back by another return. `history` is the parcel's, `moves` the order's so far;
 * both oldest first.
 */
export const isConfirmedSinceReturn = (
  history: readonly Pick<ConsignmentEvent, 'to' | 'at'>[],
  moves: readonly Pick<OrderMove, 'from' | 'to' | 'at'>[],
): boolean => {
  const lastOpen = history.findLastIndex(({ to }) => isOpenStage(to));
  const start = history.slice(lastOpen + 1).find(({ to }) => returnStages.some((stage) => stage === to));
  if (start === undefined) return false;
  const returnBegan = Date.parse(start.at);
  return moves.some(
    ({ from, to, at }) => from === 'Cancelled' && to === 'Confirmed' && Date.parse(at) > returnBegan,
  );
};
