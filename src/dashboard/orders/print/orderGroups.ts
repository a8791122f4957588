import type { Order } from '#domain/orders/order.ts';
import { ordersByIdLimit } from '#domain/shop/constants.ts';

/** The orders in groups, each small enough for one call that names them by their ids. */
export const orderGroups = (orders: readonly Order[]): (readonly Order[])[] => {
  const groups: (readonly Order[])[] = [];
  for (let start = 0; start < orders.length; start += ordersByIdLimit)
    groups.push(orders.slice(start, start + ordersByIdLimit));
  return groups;
};
