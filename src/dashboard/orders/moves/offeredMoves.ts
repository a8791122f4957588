import type { Role } from '#domain/accounts/role.ts';
import { type OrderListName, orderLists } from '#domain/orders/orderLists.ts';
import { type MoveRefusal, type OrderEventType, orderEventTypes } from '#domain/orders/orderStatus.ts';
import { moveRefusal, type OrderSnapshot } from '#machines/orderMoves.ts';

/** A move that a list offers on a row; `refusal` is the reason why it is not possible now, `null` when it is. */
export interface OfferedMove {
  readonly type: OrderEventType;
  readonly refusal: MoveRefusal | null;
}

/** CANCEL comes after the moves that advance an order. */
const cancelLast = (types: readonly OrderEventType[]): OrderEventType[] =>
  types.toSorted((one, other) => Number(one === 'CANCEL') - Number(other === 'CANCEL'));

/** The moves that the machine allows this role from at least one status of the list, ignoring time. */
export const movesOfList = (list: OrderListName, by: Role): OrderEventType[] => {
  // As if each order were delivered at the moment of the move, so that its return window is open.
  const at = new Date(0).toISOString();
  const snapshots = orderLists[list].map((orderStatus) => ({ orderStatus, deliveredAt: at, returnDays: 1 }));
  const isOffered = (type: OrderEventType): boolean =>
    snapshots.some((snapshot) => moveRefusal(snapshot, { type, by, at }) === null);
  return cancelLast(orderEventTypes.filter(isOffered));
};

/**
 * In the list of all statuses a row shows only the moves that its order's status allows, and a return that comes too late: disabled
 * buttons for each other status would fill it. The other lists have few statuses and show the same moves on all rows.
 */
const isShown = (list: OrderListName, refusal: MoveRefusal | null): boolean =>
  list !== 'all' || refusal === null || refusal === 'returnWindowOver';

/** The moves that the row of an order offers in a list at the time `at` (ISO), as orderMachine decides. */
export const offeredMoves = (
  list: OrderListName,
  order: OrderSnapshot,
  by: Role,
  at: string,
): OfferedMove[] =>
  movesOfList(list, by)
    .map((type) => ({ type, refusal: moveRefusal(order, { type, by, at }) }))
    .filter(({ refusal }) => isShown(list, refusal));

/** The moves that advance an order towards its delivery. */
const advancingMoves: ReadonlySet<OrderEventType> = new Set(['CONFIRM', 'SHIP', 'DELIVER']);

/** The next step of an order among the moves offered on its row, its main action; `null` if there is none. */
export const nextStep = (offers: readonly OfferedMove[]): OfferedMove | null =>
  offers.find(({ type, refusal }) => refusal === null && advancingMoves.has(type)) ?? null;
