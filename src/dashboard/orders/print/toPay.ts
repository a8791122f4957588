import { amountToCollect } from '#domain/cash/advance.ts';
import type { Order } from '#domain/orders/order.ts';

/** Taka that the customer pays at the door, as papers name it: what a courier collects for the order, in whole taka. */
export const toPay = (order: Order, paidInAdvance: number): number =>
  amountToCollect(order, [{ amount: paidInAdvance, state: 'paid' }]);
