import { type OrderStatus, orderStatuses } from './orderStatus.ts';

/** An object with a value for each status. */
export const byStatus = <Value>(valueOf: (status: OrderStatus) => Value): Record<OrderStatus, Value> =>
  // `Object.fromEntries` types every key as a string.
  Object.fromEntries(orderStatuses.map((status) => [status, valueOf(status)])) as Record<OrderStatus, Value>;
