import { hasCapability } from '#contract/settings.ts';
import { type Order, readOrder } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { bulkMovesPerCall, bulkOrdersLimit, chosenOrdersPerCall } from '#domain/shop/constants.ts';
import { readList } from '#domain/values/parse.ts';
import { type Failure, failureOfError, unreadableAnswer } from '../client/failure.ts';
import { type Page, pageOf } from '../client/page.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';
import { moveBatchApi, type Refused } from './moveBatchApi.ts';
import { allLists, listRequest, type OrderListArgs, pageQuery, toQueryParams } from './orderLists.ts';
import { type MoveOrderArgs, moveRequest, ordersApi, showMove } from './ordersApi.ts';

/** Operations on many orders: reading all orders of a list, and moving several. */

/** A part of a list's orders; `limit` is `null` for all. */
interface MatchingArgs {
  readonly args: OrderListArgs;
  readonly limit: number | null;
  /** The cursor of an earlier part. */
  readonly after?: string | undefined;
}

export const bulkOrdersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    matchingOrders: build.query<Page<Order>, MatchingArgs>({
      query: ({ args, limit, after }) => {
        const { sort } = pageQuery(args, null);
        return listRequest(args, { ...toQueryParams(args), sort, limit: limit ?? undefined, after });
      },
      transformResponse: (reply, meta) => pageOf(readList(reply, readOrder), meta),
      extraOptions: { noun: 'orders' },
      // Read for one operation and not used after it.
      keepUnusedDataFor: 0,
    }),
    moveOrderInBulk: build.mutation<void, MoveOrderArgs>({
      query: moveRequest,
      transformResponse: () => undefined,
      onQueryStarted: showMove,
    }),
  }),
});

const { moveBatch } = moveBatchApi.endpoints;
const { matchingOrders, moveOrderInBulk } = bulkOrdersApi.endpoints;
const { getOrder } = ordersApi.endpoints;

/** The result of a query that no screen shows; it is subscribed until it has arrived, since the cache may drop others. */
const readOnce = async <Data>(query: { unwrap(): Promise<Data>; unsubscribe(): void }): Promise<Data> => {
  try {
    return await query.unwrap();
  } finally {
    query.unsubscribe();
  }
};

/** All orders of a list, sorted as in the list; rejects with a Failure. */
export const readMatching =
  (args: OrderListArgs): ShopThunk<Promise<Order[]>> =>
  async (dispatch) =>
    (await readOnce(dispatch(matchingOrders.initiate({ args, limit: null }, { forceRefetch: true })))).items;

/**
 * The first `bulkOrdersLimit` orders of a list, across its pages and sorted as in the list, read `chosenOrdersPerCall` at a time.
 * Rejects with a Failure.
 */
export const chooseMatching =
  (args: OrderListArgs, onProgress: (read: number) => void): ShopThunk<Promise<Order[]>> =>
  async (dispatch) => {
    const orders: Order[] = [];
    let after: string | undefined;
    do {
      const limit = Math.min(chosenOrdersPerCall, bulkOrdersLimit - orders.length);
      const part = await readOnce(
        dispatch(matchingOrders.initiate({ args, limit, after }, { forceRefetch: true })),
      );
      orders.push(...part.items);
      onProgress(Math.min(orders.length, bulkOrdersLimit));
      after = part.next ?? undefined;
    } while (after !== undefined && orders.length < bulkOrdersLimit);
    return orders.slice(0, bulkOrdersLimit);
  };

/** How the move of one order ended; `reasonLost`: the order was cancelled, but the reason could not be stored. */
export type MoveResult = { readonly order: Order } & (
  | { readonly kind: 'moved'; readonly reasonLost?: true }
  | { readonly kind: 'refused'; readonly failure: Refused }
  /** No response came, or a broken one; `status` is the order's status read afterwards, `null` if that failed too. */
  | { readonly kind: 'lost'; readonly failure: Failure; readonly status: OrderStatus | null }
  /** Not sent: after the `failure` of an earlier order it would have failed as well. */
  | { readonly kind: 'notSent'; readonly failure: Failure }
);

const isSessionOver = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 401;

/** Whether the user can try the move again: it was not made, and either not refused or refused because the session is over. */
export const isRetryable = (result: MoveResult): boolean => {
  if (result.kind === 'refused') return isSessionOver(result.failure);
  return (
    result.kind === 'notSent' ||
    (result.kind === 'lost' && (result.status ?? result.order.orderStatus) === result.order.orderStatus)
  );
};

/** Whether the move failed without a refusal, by its own call or by that of an earlier order, so that another try may succeed. */
export const isFailed = (result: MoveResult): boolean =>
  result.kind !== 'moved' && result.failure.kind !== 'refused' && isRetryable(result);

/** The failure because of which the orders after this one are not sent; `null` if they are sent. */
const stoppingFailure = (result: MoveResult | undefined): Failure | null => {
  if (result === undefined || result.kind === 'moved') return null;
  const isOver =
    result.kind === 'lost'
      ? result.status === null
      : result.kind === 'notSent' || isSessionOver(result.failure);
  return isOver ? result.failure : null;
};

/** The order's status now; `null` when it cannot be read. */
const readStatus =
  ({ _id }: Order): ShopThunk<Promise<OrderStatus | null>> =>
  async (dispatch) =>
    readOnce(dispatch(getOrder.initiate({ id: _id, email: null }, { forceRefetch: true }))).then(
      (read) => read.order.orderStatus,
      () => null,
    );

/** How a failed move ended; when its response was lost, the order's status `now` shows whether it was made. */
const failedMove = (order: Order, to: OrderStatus, failure: Failure, now: OrderStatus | null): MoveResult => {
  if (failure.kind === 'refused') return { order, kind: 'refused', failure };
  return now === to ? { order, kind: 'moved' } : { order, kind: 'lost', failure, status: now };
};

/** Why orders are cancelled; `keep` stores the reason for an order that was moved alone, not by one call with others. */
export interface CancelReason {
  readonly text: string;
  readonly keep: (order: Order) => Promise<unknown>;
}

/** The result of a move with its reason kept, unless the order was not moved. */
const withStoredReason = async (
  result: MoveResult,
  reason: CancelReason | undefined,
): Promise<MoveResult> => {
  if (result.kind !== 'moved' || reason === undefined) return result;
  const isStored = await reason.keep(result.order).then(
    () => true,
    () => false,
  );
  return isStored ? result : { ...result, reasonLost: true };
};

/** Moves one order from its listed status. */
const moveOne =
  (order: Order, status: OrderStatus): ShopThunk<Promise<MoveResult>> =>
  async (dispatch) => {
    const { _id: id, orderStatus: from, returnDays } = order;
    const args = { id, status, from, returnDays };
    const failure = await dispatch(moveOrderInBulk.initiate(args, { track: false }))
      .unwrap()
      .then(() => null, failureOfError);
    if (failure === null) return { order, kind: 'moved' };
    const now = failure.kind === 'refused' ? null : await dispatch(readStatus(order));
    return failedMove(order, status, failure, now);
  };

/** The results of orders whose one call failed as a whole; reads the status of each order now, until one cannot be read. */
const failedBatch =
  (orders: readonly Order[], status: OrderStatus, failure: Failure): ShopThunk<Promise<MoveResult[]>> =>
  async (dispatch) => {
    const results: MoveResult[] = [];
    let isReadable = failure.kind !== 'refused';
    for (const order of orders) {
      const now = isReadable ? await dispatch(readStatus(order)) : null;
      isReadable &&= now !== null;
      results.push(failedMove(order, status, failure, now));
    }
    return results;
  };

/** Moves the orders with one call. */
const moveTogether =
  (orders: readonly Order[], status: OrderStatus, reason: string): ShopThunk<Promise<MoveResult[]>> =>
  async (dispatch) => {
    const result = await dispatch(moveBatch.initiate({ orders, status, reason }, { track: false }));
    if (result.error !== undefined)
      return dispatch(failedBatch(orders, status, failureOfError(result.error)));
    const { data: failures } = result;
    const results: MoveResult[] = [];
    for (const order of orders) {
      const failure = failures[order._id];
      if (failure === undefined)
        results.push(...(await dispatch(failedBatch([order], status, unreadableAnswer))));
      else results.push(failure === null ? { order, kind: 'moved' } : { order, kind: 'refused', failure });
    }
    return results;
  };

/** Up to so many orders are moved one by one, so that the user sees each move and can stop after it. */
const fewOrders = 10;

/**
 * Moves the orders to the status, and reports after each call how many are done. More than `fewOrders` are moved `bulkMovesPerCall` per
 * call if the host can do that. Once the shop cannot be reached or the session is over, the rest is not sent. After `stop` is aborted,
 * the running call is still awaited, and the orders after it have no result. `reason` is stored for each order that is cancelled.
 */
export const moveOrders =
  (
    orders: readonly Order[],
    status: OrderStatus,
    onProgress: (done: number) => void,
    { stop, reason }: { readonly stop?: AbortSignal; readonly reason?: CancelReason | undefined } = {},
  ): ShopThunk<Promise<MoveResult[]>> =>
  async (dispatch, _getState, { settings }) => {
    const results: MoveResult[] = [];
    const isTogether = orders.length > fewOrders && hasCapability(settings, 'orders');
    const perCall = isTogether ? bulkMovesPerCall : 1;
    const moveNext = async (next: readonly Order[]): Promise<readonly MoveResult[]> => {
      const failure = stoppingFailure(results.at(-1));
      if (failure !== null) return next.map((order) => ({ order, kind: 'notSent', failure }));
      if (isTogether) return dispatch(moveTogether(next, status, reason?.text ?? ''));
      return next[0] === undefined
        ? []
        : [await withStoredReason(await dispatch(moveOne(next[0], status)), reason)];
    };
    const isOver = (): boolean => results.length >= orders.length || stop?.aborted === true;
    while (!isOver()) {
      results.push(...(await moveNext(orders.slice(results.length, results.length + perCall))));
      onProgress(results.length);
    }
    return results;
  };

/** Refetches the order lists and counts; called after the moves, once the user has read the refusals. */
export const refetchOrders = (): ShopThunk<void> => (dispatch) => {
  dispatch(shopApi.util.invalidateTags(['OrderCounts', ...allLists]));
};
