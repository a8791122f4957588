import type { OrderNeighbours } from '#domain/orderNeighbours.ts';
import type { OrderSort } from '#domain/orderSort.ts';
import { call } from './call.ts';
import type { OrdersFilter } from './orders.ts';

export interface NeighboursQuery extends OrdersFilter {
  /** Newest first without it. */
  sort?: OrderSort;
}

/**
 * Beyond API-1 to API-7: the orders before and after one in the list with this filter and sort; among all orders for
 * staff, among the own ones for a customer.
 */
export const getNeighbours = call<{
  params: { id: string };
  query: NeighboursQuery;
  reply: OrderNeighbours;
}>('GET', '/orders/:id/neighbours', ['invalid', 'unknown', 'signInNeeded']);
