import { getOrder } from '#contract/orders.ts';
import { type Order, readOrder } from '#domain/order.ts';
import { type OrderRevision, readOrderRevision } from '#domain/orderRevision.ts';
import type { NamedMove } from '#domain/orderStatus.ts';
import { isRecord, readList } from '#domain/parse.ts';
import type { Failure } from './failure.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import { listRequest, type OrdersOf } from './orderLists.ts';
import { apiRequest } from './shopApi.ts';

export interface OrderWithHistory {
  readonly order: Order;
  readonly history: readonly NamedMove[];
  /** Oldest first; `null` from a host without corrections (MD-5). */
  readonly revisions: readonly OrderRevision[] | null;
}

const unknownOrder: Failure = {
  kind: 'refused',
  status: 404,
  code: 'unknown',
  message: 'There is no such order.',
};

type Found = { readonly data: OrderWithHistory } | { readonly error: Failure };

/** One order from the host's own call; `null` when the host lacks the call. */
const requestOrder = async (baseQuery: BaseQuery, id: string): Promise<Found | null> => {
  const one = await resultOf(
    baseQuery,
    apiRequest(getOrder, { params: { id }, token: 'required', optional: true }),
  );
  if (one.error !== undefined && isSupported(one)) return { error: one.error };
  if (!isRecord(one.data)) return null;
  const order = readOrder(one.data.data);
  const history = Array.isArray(one.data.history) ? (one.data.history as NamedMove[]) : [];
  const { revisions: raw } = one.data;
  const revisions = Array.isArray(raw) ? readList(raw, readOrderRevision) : null;
  return order === null ? { error: unknownOrder } : { data: { order, history, revisions } };
};

type Listed = { readonly data: readonly Order[] } | { readonly error: Failure };

const requestAll = async (baseQuery: BaseQuery, of: OrdersOf): Promise<Listed> => {
  const all = await resultOf(baseQuery, listRequest(of));
  return all.error === undefined ? { data: readList(all.data, readOrder) } : { error: all.error };
};

/** One order with its moves and revisions; for a host without that call, from its list and without them. */
export const findOrder = async (baseQuery: BaseQuery, id: string, of: OrdersOf): Promise<Found> => {
  const one = await requestOrder(baseQuery, id);
  if (one !== null) return one;
  const all = await requestAll(baseQuery, of);
  if ('error' in all) return all;
  const order = all.data.find((candidate) => candidate._id === id);
  return order === undefined ? { error: unknownOrder } : { data: { order, history: [], revisions: null } };
};

/** The orders with these ids, in the order of the ids, and the ids that the shop does not have. */
export interface FoundOrders {
  readonly orders: readonly Order[];
  readonly missing: readonly string[];
}

/** How many orders are requested at the same time. */
const requestsAtOnce = 6;

/** Whether the shop has no such order: unknown, or an id of another form. */
const isMissing = (failure: Failure): boolean =>
  failure.kind === 'refused' && [400, 404].includes(failure.status);

const foundOrders = (ids: readonly string[], orders: readonly Order[]): FoundOrders => {
  const byId = new Map(orders.map((order) => [order._id, order]));
  return {
    orders: ids.flatMap((id) => byId.get(id) ?? []),
    missing: ids.filter((id) => !byId.has(id)),
  };
};

/**
 * Many orders of the whole shop, each by its id; for a host without that call, all from one list. Fails when one
 * of the requests fails for another reason than a missing order.
 */
export const findOrders = async (
  baseQuery: BaseQuery,
  ids: readonly string[],
): Promise<{ data: FoundOrders } | { error: Failure }> => {
  const orders: Order[] = [];
  for (let start = 0; start < ids.length; start += requestsAtOnce) {
    const part = ids.slice(start, start + requestsAtOnce);
    const results = await Promise.all(part.map((id) => requestOrder(baseQuery, id)));
    if (results.includes(null)) {
      const all = await requestAll(baseQuery, { email: null });
      return 'error' in all ? all : { data: foundOrders(ids, all.data) };
    }
    for (const result of results) {
      if (result === null) continue;
      if ('data' in result) orders.push(result.data.order);
      else if (!isMissing(result.error)) return result;
    }
  }
  return { data: foundOrders(ids, orders) };
};
