import type { Consignment } from '#domain/consignments/consignment.ts';
import { type CourierRules, courierMoveOf } from '#domain/orders/courierMoves.ts';
import { isReturnLeftToStaff } from '#domain/orders/orderGoesOn.ts';
import type { OrderEventType, OrderStatus } from '#domain/orders/orderStatus.ts';
import { moveRefusal, statusAfter } from '#machines/orderMoves.ts';
import { openNewestDecision } from '../consignments/decisionsRepository.ts';
import type { Db } from '../database/database.ts';
import { moveAndRecord } from '../orders/changes/moveOrder.ts';
import { consignmentsOfOrder } from '../orders/consignments/readConsignments.ts';
import { listMoves } from '../orders/history/movesRepository.ts';
import { findOrder } from '../orders/lists/ordersRepository.ts';
import { courierActor } from './courierActor.ts';

/** Why and by which rules the order is moved. */
interface MoveReason {
  /** The courier's word that moved the parcel. */
  readonly word: string;
  /** When the courier said it. */
  readonly at: Date;
  /** The merchant's rules for what couriers do to orders. */
  readonly rules: CourierRules;
}

const isLeftToStaff = async (tx: Db, { id, orderId }: Consignment): Promise<boolean> =>
  orderId !== null &&
  isReturnLeftToStaff(id, await consignmentsOfOrder(tx, orderId), await listMoves(tx, orderId));

/** The event that the parcel's stage sends to an order in this status; `null` if it sends none. */
const eventFor = async (
  tx: Db,
  parcel: Consignment,
  { status, rules }: { readonly status: OrderStatus; readonly rules: CourierRules },
): Promise<OrderEventType | null> => {
  // An exchange parcel travels besides the delivery that the order's status is about.
  const event = parcel.isExchange ? null : courierMoveOf(parcel.stage, status, rules);
  // CANCEL means that the parcel comes back.
  return event === 'CANCEL' && (await isLeftToStaff(tx, parcel)) ? null : event;
};

/**
 * Moves the parcel's order as the parcel's stage asks, if orderMachine allows it; otherwise opens a decision, since the courier may
 * hold money for an order that staff have cancelled. Call it with the order locked. Also `moved` if there was nothing to move.
 */
export const moveOrderOf = async (
  tx: Db,
  parcel: Consignment,
  { word, at, rules }: MoveReason,
  now: Date,
): Promise<'moved' | 'toDecide'> => {
  const stored = parcel.orderId === null ? null : await findOrder(tx, parcel.orderId);
  if (stored === null) return 'moved';
  const { order } = stored;
  const from = order.orderStatus;
  const event = await eventFor(tx, parcel, { status: from, rules });
  if (event === null) return 'moved';
  // A courier moves orders with the rights of staff (`courierActor`).
  const refusal = moveRefusal(order, { type: event, by: 'staff', at: now.toISOString() });
  if (refusal !== null) {
    const details = { event, status: from, reason: refusal };
    await openNewestDecision(tx, { kind: 'moveRefused', consignmentId: parcel.id, word, at, details }, now);
    return 'toDecide';
  }
  const actor = courierActor(parcel.courier);
  await moveAndRecord(tx, actor, order, { status: statusAfter[event] }, now);
  return 'moved';
};
