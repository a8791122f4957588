import { bulkMovesPerCall, bulkOrdersLimit, chosenOrdersPerCall } from '#domain/constants.ts';
import type { Order } from '#domain/order.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import { type Failure, failureOfError } from './failure.ts';
import { moveBatchApi, type Refused } from './moveBatchApi.ts';
import {
  allLists,
  listRequest,
  type OrderListArgs,
  ordersOptions,
  pageQuery,
  readListed,
  toQueryParams,
} from './orderLists.ts';
import { type MoveOrderArgs, moveRequest, ordersApi, showMove } from './ordersApi.ts';
import type { Page } from './page.ts';
import { type ShopThunk, shopApi } from './shopApi.ts';

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
    matchingOrders: build.query<Pick<Page<Order>, 'items' | 'next'>, MatchingArgs>({
      query: ({ args, limit, after }) => {
        const { sort } = pageQuery(args, null);
        return listRequest(args, { ...toQueryParams(args), sort, limit: limit ?? undefined, after });
      },
      transformResponse: (reply, meta, { args }) => ({
        items: readListed(reply, args, meta),
        next: meta?.next ?? null,
      }),
      extraOptions: ordersOptions,
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

/** The result of a query that no screen shows. Without the subscription it may leave the cache while it is fetched. */
const readOnce = async <Data>(query: { unwrap(): Promise<Data>; unsubscribe(): void }): Promise<Data> => {
  try {
    return await query.unwrap();
  } finally {
    query.unsubscribe();
  }
};

/** All orders of a list in its order; rejects with a Failure. */
export const readMatching =
  (args: OrderListArgs): ShopThunk<Promise<Order[]>> =>
  async (dispatch) =>
    (await readOnce(dispatch(matchingOrders.initiate({ args, limit: null }, { forceRefetch: true })))).items;

/**
 * The first `bulkOrdersLimit` orders of a list across its pages, in its order, `chosenOrdersPerCall` at a time; a host
 * that does not page sends all at once. Rejects with a Failure.
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

/** How the move of one order ended. */
export type MoveResult = {
  readonly order: Order;
} /** With `unkept` the order is cancelled, and its reason could not be stored. */ & (
  | { readonly kind: 'moved'; readonly unkept?: true }
  | { readonly kind: 'refused'; readonly failure: Refused }
  /**
   * No response, or a broken one; `status` is the order's status read afterwards, `null` when that failed
   * too.
   */
  | { readonly kind: 'lost'; readonly failure: Failure; readonly status: OrderStatus | null }
  /** Not sent: after the `failure` of an earlier order it would have failed as well. */
  | { readonly kind: 'untried'; readonly failure: Failure }
);

const isSessionOver = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 401;

/** Whether the move can be retried: it was not made, and not refused, except because the session is over. */
export const isRetryable = (end: MoveResult): boolean => {
  if (end.kind === 'refused') return isSessionOver(end.failure);
  return (
    end.kind === 'untried' ||
    (end.kind === 'lost' && (end.status ?? end.order.orderStatus) === end.order.orderStatus)
  );
};

/** Whether the call for the order failed, or one before it: sent again, the order moves unless it has moved in the meantime. */
export const isFailed = (end: MoveResult): boolean =>
  end.kind !== 'moved' && end.failure.kind !== 'refused' && isRetryable(end);

/** The failure that stops the orders after this one; `null` if they are sent. */
const stoppingFailure = (end: MoveResult | undefined): Failure | null => {
  if (end === undefined || end.kind === 'moved') return null;
  const isOver =
    end.kind === 'lost' ? end.status === null : end.kind === 'untried' || isSessionOver(end.failure);
  return isOver ? end.failure : null;
};

/** The order's status now; `null` when it cannot be read. */
const readStatus =
  ({ _id }: Order): ShopThunk<Promise<OrderStatus | null>> =>
  async (dispatch) =>
    readOnce(dispatch(getOrder.initiate({ id: _id, email: null }, { forceRefetch: true }))).then(
      (read) => read.order.orderStatus,
      () => null,
    );

/** The end of a move that failed; if its response is lost, by the order's `status` now. */
const failedMove = (order: Order, to: OrderStatus, failure: Failure, now: OrderStatus | null): MoveResult => {
  if (failure.kind === 'refused') return { order, kind: 'refused', failure };
  return now === to ? { order, kind: 'moved' } : { order, kind: 'lost', failure, status: now };
};

/** Why orders are cancelled, and how to keep it at one that a call of its own has moved. */
export interface CancelReason {
  readonly text: string;
  readonly keep: (order: Order) => Promise<unknown>;
}

/** The end of a move with its reason kept, unless the order was not moved. */
const withStoredReason = async (end: MoveResult, reason: CancelReason | undefined): Promise<MoveResult> => {
  if (end.kind !== 'moved' || reason === undefined) return end;
  const isStored = await reason.keep(end.order).then(
    () => true,
    () => false,
  );
  return isStored ? end : { ...end, unkept: true };
};

/** Moves one order from its listed status. */
const moveOne =
  (order: Order, status: OrderStatus): ShopThunk<Promise<MoveResult>> =>
  async (dispatch) => {
    const args = { id: order._id, status, from: order.orderStatus };
    const failure = await dispatch(moveOrderInBulk.initiate(args, { track: false }))
      .unwrap()
      .then(() => null, failureOfError);
    if (failure === null) return { order, kind: 'moved' };
    const now = failure.kind === 'refused' ? null : await dispatch(readStatus(order));
    return failedMove(order, status, failure, now);
  };

/** The ends of moves whose response is lost or refused as a whole; reads no more once the shop cannot be reached. */
const failedBatch =
  (orders: readonly Order[], status: OrderStatus, failure: Failure): ShopThunk<Promise<MoveResult[]>> =>
  async (dispatch) => {
    const ends: MoveResult[] = [];
    let isReadable = failure.kind !== 'refused';
    for (const order of orders) {
      const now = isReadable ? await dispatch(readStatus(order)) : null;
      isReadable &&= now !== null;
      ends.push(failedMove(order, status, failure, now));
    }
    return ends;
  };

/** Moves the orders with one call; `null` when the host has no such call. */
const moveTogether =
  (orders: readonly Order[], status: OrderStatus, reason: string): ShopThunk<Promise<MoveResult[] | null>> =>
  async (dispatch) => {
    const result = await dispatch(moveBatch.initiate({ orders, status, reason }, { track: false }));
    if (result.error !== undefined)
      return dispatch(failedBatch(orders, status, failureOfError(result.error)));
    const { data: results } = result;
    if (results === null) return null;
    const ends: MoveResult[] = [];
    for (const order of orders) {
      const failure = results[order._id];
      if (failure === undefined)
        ends.push(...(await dispatch(failedBatch([order], status, failureOfError(null)))));
      else ends.push(failure === null ? { order, kind: 'moved' } : { order, kind: 'refused', failure });
    }
    return ends;
  };

/** Up to so many orders are moved one after the other, so that each is seen to move and can be the last one. */
const fewOrders = 10;

/**
 * Moves the orders to the status, many of them `bulkMovesPerCall` at a time if the host can, and reports how many are done
 * after each call. Once the shop cannot be reached or the session is over, the rest is not sent. After `stop` is
 * aborted, the running call is awaited; the orders after it have no end. The reason of a cancellation is kept at each
 * moved order.
 */
export const moveOrders =
  (
    orders: readonly Order[],
    status: OrderStatus,
    onProgress: (done: number) => void,
    { stop, reason }: { readonly stop?: AbortSignal; readonly reason?: CancelReason | undefined } = {},
  ): ShopThunk<Promise<MoveResult[]>> =>
  async (dispatch) => {
    const ends: MoveResult[] = [];
    let perCall = orders.length > fewOrders ? bulkMovesPerCall : 1;
    const moveNext = async (next: readonly Order[]): Promise<readonly MoveResult[]> => {
      const failure = stoppingFailure(ends.at(-1));
      if (failure !== null) return next.map((order) => ({ order, kind: 'untried', failure }));
      const together = perCall === 1 ? null : await dispatch(moveTogether(next, status, reason?.text ?? ''));
      if (together !== null) return together;
      perCall = 1;
      return next[0] === undefined
        ? []
        : [await withStoredReason(await dispatch(moveOne(next[0], status)), reason)];
    };
    const isOver = (): boolean => ends.length >= orders.length || stop?.aborted === true;
    while (!isOver()) {
      ends.push(...(await moveNext(orders.slice(ends.length, ends.length + perCall))));
      onProgress(ends.length);
    }
    return ends;
  };

/** Refetches the order lists and counts; called after the moves, once the user has read the refusals. */
export const refetchOrders = (): ShopThunk<void> => (dispatch) => {
  dispatch(shopApi.util.invalidateTags(['OrderCounts', ...allLists]));
};
