import { getOrder } from '#contract/orders.ts';
import { type Order, type OrderMove, readOrder } from '#domain/order.ts';
import { isRecord, readList } from '#domain/parse.ts';
import type { Failure } from './failure.ts';
import { answerOf, type Base, isAnswered } from './optionalEndpoint.ts';
import { askList, type OrdersOf } from './orderLists.ts';
import { ask } from './shopApi.ts';

export interface OrderWithHistory {
  readonly order: Order;
  readonly history: readonly OrderMove[];
}

const unknownOrder: Failure = {
  kind: 'refused',
  status: 404,
  code: 'unknown',
  message: 'There is no such order.',
};

/** One order with its moves; for a host without that call, from its list and without moves. */
export const findOrder = async (
  base: Base,
  id: string,
  of: OrdersOf,
): Promise<{ data: OrderWithHistory } | { error: Failure }> => {
  const one = await answerOf(base, ask(getOrder, { params: { id }, token: 'needed', optional: true }));
  if (one.error !== undefined && isAnswered(one)) return { error: one.error };
  if (isRecord(one.data)) {
    const order = readOrder(one.data.data);
    const history = Array.isArray(one.data.history) ? (one.data.history as OrderMove[]) : [];
    return order === null ? { error: unknownOrder } : { data: { order, history } };
  }
  const all = await answerOf(base, askList(of));
  if (all.error !== undefined) return { error: all.error };
  const order = readList(all.data, readOrder).find((candidate) => candidate._id === id);
  return order === undefined ? { error: unknownOrder } : { data: { order, history: [] } };
};
