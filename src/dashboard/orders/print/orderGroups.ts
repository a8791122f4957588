import type { Order } from '#domain/orders/order.ts';
import { ordersByIdLimit } from '#domain/shop/constants.ts';

/** The orders in groups, each small enough for one call. */
export const orderGroups = (orders: readonly Order[]): (readonly Order[])[] =>
  Array.from({ length: Math.ceil(orders.length / ordersByIdLimit) }, (_, index) =>
    orders.slice(index * ordersByIdLimit, (index + 1) * ordersByIdLimit),
  );
