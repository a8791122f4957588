import type { Role } from '#domain/accounts/role.ts';
import type { Order } from '#domain/orders/order.ts';
import type { MoveRefusal, OrderEventType } from '#domain/orders/orderStatus.ts';
import { moveRefusal } from '#machines/orderMoves.ts';

/** A move that the machine refuses for an order, and why. */
interface RefusedMove {
  readonly order: Order;
  readonly refusal: MoveRefusal;
}

export interface PreviewedMoves {
  readonly moving: readonly Order[];
  readonly refused: readonly RefusedMove[];
}

/** Which orders would move at the time `at` (ISO), as orderMachine decides; moves nothing. */
export const previewMoves = (
  orders: readonly Order[],
  type: OrderEventType,
  by: Role,
  at: string,
): PreviewedMoves => {
  const moving: Order[] = [];
  const refused: RefusedMove[] = [];
  for (const order of orders) {
    const refusal = moveRefusal(order, { type, by, at });
    if (refusal === null) moving.push(order);
    else refused.push({ order, refusal });
  }
  return { moving, refused };
};
