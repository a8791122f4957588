import type { OrderNeighbours } from '#domain/orderNeighbours.ts';
import { call } from './call.ts';
import type { OrdersFilter } from './orders.ts';

/**
 * Beyond API-1 to API-7: the orders before and after one in the list with this filter, newest first; among all orders
 * for an admin, among the own ones for a customer.
 */
export const getNeighbours = call<{
  params: { id: string };
  query: OrdersFilter;
  reply: OrderNeighbours;
}>('GET', '/orders/:id/neighbours', ['invalid', 'unknown', 'signInNeeded']);
