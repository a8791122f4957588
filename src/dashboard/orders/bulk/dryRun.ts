import type { MoveRefusal, Order, OrderEventType, Role } from '#domain/order.ts';
import { moveRefusal } from '#machines/orderMoves.ts';

/** An order that the machine does not let go there, and why. */
export interface RefusedOrder {
  readonly order: Order;
  readonly refusal: MoveRefusal;
}

export interface DryRun {
  readonly moving: readonly Order[];
  readonly refused: readonly RefusedOrder[];
}

/** What would become of each order at the time `at` (ISO), as orderMachine answers; nothing is moved. */
export const dryRun = (orders: readonly Order[], type: OrderEventType, by: Role, at: string): DryRun => {
  const answers = orders.map((order) => ({ order, refusal: moveRefusal(order, { type, by, at }) }));
  return {
    moving: answers.flatMap(({ order, refusal }) => (refusal === null ? [order] : [])),
    refused: answers.flatMap(({ order, refusal }) => (refusal === null ? [] : [{ order, refusal }])),
  };
};
