import { transition } from 'xstate';
import { isAdmin, isStaff, type Role } from '#domain/accounts/role.ts';
import type { MoveRefusal, OrderEventType, OrderStatus } from '#domain/orders/orderStatus.ts';
import { type OrderEvent, orderMachine } from './orderMachine.ts';

/** Functions on orderMachine for screens and server. */

/** The part of an order that the machine uses. */
export interface OrderSnapshot {
  readonly orderStatus: OrderStatus;
  /** ISO; `null` until the order is delivered. */
  readonly deliveredAt: string | null;
  readonly returnDays: number;
}

const snapshotOf = ({ orderStatus, deliveredAt, returnDays }: OrderSnapshot) =>
  orderMachine.resolveState({ value: orderStatus, context: { deliveredAt, returnDays } });

/** The machine in the status with an open return window: there are days for a return, and no delivery from which they count. */
const inStatus = (orderStatus: OrderStatus) => snapshotOf({ orderStatus, deliveredAt: null, returnDays: 1 });

/** The one status to which each event leads, read from the machine's transitions. */
export const statusAfter: Readonly<Record<OrderEventType, OrderStatus>> = Object.fromEntries(
  Object.values(orderMachine.states).flatMap((state) =>
    [...state.transitions.values()].flat().map(({ eventType, target }) => [eventType, target?.[0]?.key]),
  ),
) as Record<OrderEventType, OrderStatus>;

/** The event that leads to a status, or `null` if there is none. */
export const eventTo = (status: OrderStatus): OrderEventType | null =>
  (Object.keys(statusAfter) as OrderEventType[]).find((event) => statusAfter[event] === status) ?? null;

const hasTransition = (status: OrderStatus, event: OrderEventType): boolean =>
  (orderMachine.states[status]?.transitions.get(event)?.length ?? 0) > 0;

/** `null` when the machine accepts the event, else the reason for the refusal. */
export const moveRefusal = (snapshot: OrderSnapshot, event: OrderEvent): MoveRefusal | null => {
  if (snapshotOf(snapshot).can(event)) return null;
  if (statusAfter[event.type] === snapshot.orderStatus) return 'alreadyThere';
  if (!hasTransition(snapshot.orderStatus, event.type)) return 'noSuchMove';
  // If the machine accepts the event while the return window is open, the closed window is the reason; otherwise the role is.
  return inStatus(snapshot.orderStatus).can(event) ? 'returnWindowOver' : 'otherRole';
};

/** The order's snapshot after the event; the same when the machine refuses it. */
export const afterMove = (snapshot: OrderSnapshot, event: OrderEvent): OrderSnapshot => {
  const [next] = transition(orderMachine, snapshotOf(snapshot), event);
  return { orderStatus: next.value, ...next.context };
};

/** Whether the role may delete an order of this status; only an admin may (ST-4, ST-5, MD-10). */
export const isRemovable = (status: OrderStatus, by: Role): boolean =>
  isAdmin(by) && inStatus(status).hasTag('removable');

/** Whether the role may correct an order of this status; only staff may (MD-5). */
export const isCorrectable = (status: OrderStatus, by: Role): boolean =>
  isStaff(by) && inStatus(status).hasTag('correctable');
