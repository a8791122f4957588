import type { NeighboursQuery, OrderCounts } from '#contract/orders/orders.ts';
import type { Order } from '#domain/orders/order.ts';
import { dayCounts, noCounts, type OrderDay, orderDays } from '#domain/orders/orderDays.ts';
import { countedOrders, type OrderNeighbours } from '#domain/orders/orderNeighbours.ts';
import type { NamedMove } from '#domain/orders/orderStatus.ts';
import { chartDays } from '#domain/shop/constants.ts';
import { dhakaDay } from '#domain/values/dates.ts';
import { shopNow } from '../client/shopClock.ts';
import { unknownOrder } from '../orders/findOrder.ts';
import { listRequest } from '../orders/orderListArgs.ts';
import { shareDownload } from './downloads.ts';
import type { Host, HostAnswer } from './host.ts';
import { matchingOrders, readHostOrders } from './listAnswers.ts';

/** Answers about orders, computed from the host's whole list. */

/**
 * The orders of the customer with this e-mail address, or of the whole shop for `null`; by default those that the user may see
 * (`Host.ordersOf`).
 */
const downloadOrders = async (
  host: Pick<Host, 'send' | 'ordersOf' | 'shop'>,
  email = host.ordersOf,
): Promise<HostAnswer<Order[]>> => {
  const { data, error } = await host.send(listRequest({ email }));
  return error === undefined ? { data: readHostOrders(data, host) } : { error };
};

export const answerCounts = async (_request: unknown, host: Host): Promise<HostAnswer<OrderCounts>> => {
  const { data: orders, error } = await downloadOrders(host);
  if (error !== undefined) return { error };
  const counts = noCounts();
  for (const { orderStatus } of orders) counts[orderStatus] += 1;
  return { data: counts };
};

export const answerDays = async (
  { query }: { readonly query?: { days?: number } },
  host: Host,
): Promise<HostAnswer<{ days: OrderDay[] }>> => {
  const days = query?.days ?? chartDays;
  const { data: orders, error } = await downloadOrders(host);
  if (error !== undefined) return { error };
  return { data: { days: orderDays(dhakaDay(shopNow()), days, dayCounts(orders)) } };
};

/**
 * One order, without its history. Requests at the same time share one download: a page for printing requests all of its orders at
 * once, whereas a screen makes one request for counts, days or neighbours.
 */
export const answerOrder = async (
  { params }: { readonly params?: { id: string } },
  host: Host,
): Promise<HostAnswer<{ data: Order; history: NamedMove[] }>> => {
  // The download is kept for 0 milliseconds: only requests that are made while it is under way share it.
  const sendShared: Host['send'] = (request) =>
    shareDownload(`orders ${host.hostAndUser}`, 0, () => host.send(request));
  const { data: orders, error } = await downloadOrders({ ...host, send: sendShared });
  if (error !== undefined) return { error };
  const order = orders.find(({ _id }) => _id === params?.id);
  return order === undefined ? { error: unknownOrder } : { data: { data: order, history: [] } };
};

/** The count, as the bundled server sends it: `null` beyond `countedOrders`. */
const upToLimit = (count: number): number | null => (count > countedOrders ? null : count);

/** The neighbours of an order among the ids of a whole list; an order that is no longer in the list has none. */
export const neighboursIn = (ids: readonly string[], id: string): OrderNeighbours => {
  const index = ids.indexOf(id);
  const isListed = index !== -1;
  return {
    previous: isListed ? (ids[index - 1] ?? null) : null,
    next: isListed ? (ids[index + 1] ?? null) : null,
    position: isListed ? upToLimit(index + 1) : null,
    total: upToLimit(ids.length),
  };
};

export const answerNeighbours = async (
  { params, query = {} }: { readonly params?: { id: string }; readonly query?: NeighboursQuery },
  host: Host,
): Promise<HostAnswer<OrderNeighbours>> => {
  const { email, ...filter } = query;
  const { data: orders, error } = await downloadOrders(host, email);
  if (error !== undefined) return { error };
  const ids = matchingOrders(orders, filter).map(({ _id }) => _id);
  return { data: neighboursIn(ids, params?.id ?? '') };
};
