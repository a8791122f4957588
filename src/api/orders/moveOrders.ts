import { hasCapability } from '#contract/settings.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { bulkMovesPerCall } from '#domain/shop/constants.ts';
import { type Failure, failureOfError, unreadableAnswer } from '../client/failure.ts';
import type { ShopThunk } from '../client/shopApi.ts';
import { bulkOrdersApi } from './bulkOrdersApi.ts';
import { moveBatchApi } from './moveBatchApi.ts';
import { type MoveResult, stoppingFailure } from './moveResult.ts';
import { readOrderStatus } from './readOrderStatus.ts';

/** Moves several orders to one status. */

const { moveBatch } = moveBatchApi.endpoints;
const { moveOrderInBulk } = bulkOrdersApi.endpoints;

/** How a failed move ended; when its response was lost, the order's status `now` shows whether it was made. */
const failedMove = (order: Order, to: OrderStatus, failure: Failure, now: OrderStatus | null): MoveResult => {
  if (failure.kind === 'refused') return { order, kind: 'refused', failure };
  return now === to ? { order, kind: 'moved' } : { order, kind: 'lost', failure, status: now };
};

/** How the failed move of one order ended; reads the order's status now, unless the move was refused. */
const failedAlone =
  (order: Order, to: OrderStatus, failure: Failure): ShopThunk<Promise<MoveResult>> =>
  async (dispatch) => {
    const now = failure.kind === 'refused' ? null : await dispatch(readOrderStatus(order));
    return failedMove(order, to, failure, now);
  };

/** The results of orders whose one call failed as a whole; reads the status of each order now, until one cannot be read. */
const failedTogether =
  (orders: readonly Order[], to: OrderStatus, failure: Failure): ShopThunk<Promise<MoveResult[]>> =>
  async (dispatch) => {
    const results: MoveResult[] = [];
    // After a refusal no order was moved, so that no status need be read.
    let readsNext = failure.kind !== 'refused';
    for (const order of orders) {
      const now = readsNext ? await dispatch(readOrderStatus(order)) : null;
      readsNext &&= now !== null;
      results.push(failedMove(order, to, failure, now));
    }
    return results;
  };

/** Options of the moves: no screen reads their state, which would stay in the store. */
const untracked = { track: false } as const;

/** Moves one order from its listed status. */
const moveAlone =
  (order: Order, status: OrderStatus): ShopThunk<Promise<MoveResult>> =>
  async (dispatch) => {
    const { _id: id, orderStatus: from, returnDays } = order;
    // `returnDays` is not sent, but kept in the record of the moves.
    const args = { id, status, from, returnDays };
    const failure = await dispatch(moveOrderInBulk.initiate(args, untracked))
      .unwrap()
      .then(() => null, failureOfError);
    return failure === null ? { order, kind: 'moved' } : dispatch(failedAlone(order, status, failure));
  };

/** Moves the orders with one call. */
const moveTogether =
  (orders: readonly Order[], status: OrderStatus, reason: string): ShopThunk<Promise<MoveResult[]>> =>
  async (dispatch) => {
    const { data: refusals, error } = await dispatch(
      moveBatch.initiate({ orders, status, reason }, untracked),
    );
    if (error !== undefined) return dispatch(failedTogether(orders, status, failureOfError(error)));
    const results: MoveResult[] = [];
    for (const order of orders) {
      const refusal = refusals[order._id];
      // The answer says nothing of this order.
      if (refusal === undefined) results.push(await dispatch(failedAlone(order, status, unreadableAnswer)));
      else if (refusal === null) results.push({ order, kind: 'moved' });
      else results.push({ order, kind: 'refused', failure: refusal });
    }
    return results;
  };

/** The most orders that are moved one by one, so that the user sees each move and can stop after it. */
const fewOrders = 10;

/**
 * Moves the orders to the status, and reports after each call how many are done. More than `fewOrders` are moved `bulkMovesPerCall` per
 * call if the host can do that. Once the shop cannot be reached or the session is over, the rest is not sent. After `stop` is aborted,
 * the running call is still awaited, and the orders after it have no result. `reason` says why the orders are cancelled; only a host that
 * can move many by one call keeps it.
 */
export const moveOrders =
  (
    orders: readonly Order[],
    status: OrderStatus,
    onProgress: (done: number) => void,
    { stop, reason = '' }: { readonly stop?: AbortSignal; readonly reason?: string } = {},
  ): ShopThunk<Promise<MoveResult[]>> =>
  async (dispatch, _getState, { settings }) => {
    const areMany = orders.length > fewOrders;
    // The call for one order takes no reason.
    const isTogether = hasCapability(settings, 'orders') && (areMany || reason !== '');
    const perCall = isTogether && areMany ? bulkMovesPerCall : 1;
    const moveNext = (next: readonly Order[]): Promise<MoveResult[]> =>
      isTogether
        ? dispatch(moveTogether(next, status, reason))
        : Promise.all(next.map((order) => dispatch(moveAlone(order, status))));
    const results: MoveResult[] = [];
    const hasNext = (): boolean => results.length < orders.length && stop?.aborted !== true;
    while (hasNext()) {
      const next = orders.slice(results.length, results.length + perCall);
      const last = results.at(-1);
      const failure = last === undefined ? null : stoppingFailure(last);
      if (failure === null) results.push(...(await moveNext(next)));
      else results.push(...next.map((order): MoveResult => ({ order, kind: 'notSent', failure })));
      onProgress(results.length);
    }
    return results;
  };
