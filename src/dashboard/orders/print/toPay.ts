import { amountToCollect } from '#domain/cash/advance.ts';
import type { Order } from '#domain/orders/order.ts';

/**
 * Taka that the customer pays at the door, as papers name it: the order's total, to the poisha, or the rest after an advance, in whole
 * taka as the courier collects it.
 */
export const toPay = (order: Order, paidInAdvance: number): number =>
  paidInAdvance === 0 ? order.total : amountToCollect(order, [{ amount: paidInAdvance, state: 'paid' }]);
