import type { Order } from '#domain/order.ts';
import type { MoveRefusal, OrderEventType } from '#domain/orderStatus.ts';
import type { Role } from '#domain/role.ts';
import { moveRefusal } from '#machines/orderMoves.ts';

/** An order for which the machine refuses the move, and why. */
export interface RefusedOrder {
  readonly order: Order;
  readonly refusal: MoveRefusal;
}

export interface PreviewedMoves {
  readonly moving: readonly Order[];
  readonly refused: readonly RefusedOrder[];
}

/** Which orders would move at the time `at` (ISO), as orderMachine decides; moves nothing. */
export const previewMoves = (
  orders: readonly Order[],
  type: OrderEventType,
  by: Role,
  at: string,
): PreviewedMoves => {
  const previews = orders.map((order) => ({ order, refusal: moveRefusal(order, { type, by, at }) }));
  return {
    moving: previews.flatMap(({ order, refusal }) => (refusal === null ? [order] : [])),
    refused: previews.flatMap(({ order, refusal }) => (refusal === null ? [] : [{ order, refusal }])),
  };
};
