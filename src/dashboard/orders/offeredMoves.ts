import {
  type MoveRefusal,
  type Order,
  type OrderEventType,
  type OrderListName,
  orderEventTypes,
  orderLists,
  type Role,
} from '#domain/order.ts';
import { moveRefusal } from '#machines/orderMoves.ts';

/** A move that a list offers on one of its rows; `refusal` says why it cannot be made now. */
export interface OfferedMove {
  readonly type: OrderEventType;
  readonly refusal: MoveRefusal | null;
}

/** What brings an order on comes before what ends it. */
const inReadingOrder = (types: readonly OrderEventType[]): OrderEventType[] =>
  types.toSorted((one, other) => Number(one === 'CANCEL') - Number(other === 'CANCEL'));

/** The moves that the machine has for this role from at least one status of the list, time left aside. */
export const movesOfList = (list: OrderListName, by: Role): OrderEventType[] => {
  const at = new Date(0).toISOString();
  const isOffered = (type: OrderEventType) =>
    orderLists[list].some(
      (orderStatus) => moveRefusal({ orderStatus, deliveredAt: at }, { type, by, at }) === null,
    );
  return inReadingOrder(orderEventTypes.filter(isOffered));
};

/** What the row of an order offers in a list at the time `at` (ISO), as orderMachine answers. */
export const offeredMoves = (
  list: OrderListName,
  order: Pick<Order, 'orderStatus' | 'deliveredAt'>,
  by: Role,
  at: string,
): OfferedMove[] =>
  movesOfList(list, by).map((type) => ({ type, refusal: moveRefusal(order, { type, by, at }) }));
