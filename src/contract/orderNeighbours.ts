import { call } from './call.ts';
import type { OrdersFilter } from './orders.ts';

/** The place of an order in a list; the ids of the orders beside it, also when the list holds it no more (MD-11). */
export interface OrderNeighbours {
  previous: string | null;
  next: string | null;
  /** Starts at 1; `null` when the list does not hold the order, or more than `countedOrders` stand before it. */
  position: number | null;
  /** `null` for more than `countedOrders`. */
  total: number | null;
}

/**
 * Beyond API-1 to API-7: the orders before and after one in the list with this filter, newest first; among all orders
 * for an admin, among the own ones for a customer.
 */
export const getNeighbours = call<{
  params: { id: string };
  query: OrdersFilter;
  reply: OrderNeighbours;
}>('GET', '/orders/:id/neighbours', ['invalid', 'unknown', 'signInNeeded']);
