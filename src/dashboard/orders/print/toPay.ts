import { amountToCollect } from '#domain/cash/advance.ts';
import type { Order } from '#domain/orders/order.ts';

/** Taka that a paper names to be paid at the door: the order's total, or what is collected once a part was paid in advance. */
export const toPay = (order: Order, paidInAdvance: number): number =>
  paidInAdvance === 0 ? order.total : amountToCollect(order, [{ amount: paidInAdvance, state: 'paid' }]);
