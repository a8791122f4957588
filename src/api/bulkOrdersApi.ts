import { bulkOrdersLimit } from '#domain/constants.ts';
import type { Order, OrderStatus } from '#domain/order.ts';
import { type Failure, failureOf } from './failure.ts';
import { allLists, askList, type OrderListArgs, readListed, toQueryParams } from './orderLists.ts';
import { askMove, type MoveOrderArgs, ordersApi, showMove } from './ordersApi.ts';
import { type ShopThunk, shopApi } from './shopApi.ts';

/** Many orders at once: all that a list holds, and moves one after the other. */

/** The orders of the whole shop; `limit` `null` for all there are. */
interface MatchingQuestion {
  readonly question: OrderListArgs;
  readonly limit: number | null;
}

export const bulkOrdersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    matchingOrders: build.query<Order[], MatchingQuestion>({
      query: ({ question, limit }) =>
        askList(question, { ...toQueryParams(question), ...(limit === null ? {} : { limit }) }),
      transformResponse: (reply, _facts, { question, limit }) =>
        readListed(reply, question).slice(0, limit ?? undefined),
      // Asked for one piece of work, and of no use after it.
      keepUnusedDataFor: 0,
    }),
    moveOrderInBulk: build.mutation<void, MoveOrderArgs>({
      query: askMove,
      transformResponse: () => undefined,
      onQueryStarted: showMove,
    }),
  }),
});

const { matchingOrders, moveOrderInBulk } = bulkOrdersApi.endpoints;
const { getOrder } = ordersApi.endpoints;

/** All orders of a list beyond its pages, newest first, `limit` of them at most; rejects with a Failure. */
export const readMatching =
  (question: OrderListArgs, limit: number | null = bulkOrdersLimit): ShopThunk<Promise<Order[]>> =>
  async (dispatch) =>
    dispatch(matchingOrders.initiate({ question, limit }, { forceRefetch: true, subscribe: false })).unwrap();

/** How the move of one order ended. */
export type MoveEnd = { readonly order: Order } & (
  | { readonly kind: 'moved' }
  | { readonly kind: 'refused'; readonly failure: Refused }
  /** No answer came, or a broken one; `status` is what the shop said when asked again, `null` when it could not be asked. */
  | { readonly kind: 'lost'; readonly failure: Failure; readonly status: OrderStatus | null }
  /** Not sent: after `failure`, that of an earlier order, it would have failed likewise. */
  | { readonly kind: 'untried'; readonly failure: Failure }
);
type Refused = Extract<Failure, { kind: 'refused' }>;

const isSessionOver = (failure: Failure): boolean => failure.kind === 'refused' && failure.status === 401;

/** Whether the move may still be made: it was not made, and nobody said that it cannot be. */
export const isOpen = (end: MoveEnd): boolean => {
  if (end.kind === 'refused') return isSessionOver(end.failure);
  return (
    end.kind === 'untried' ||
    (end.kind === 'lost' && (end.status ?? end.order.orderStatus) === end.order.orderStatus)
  );
};

/** Why the orders behind this one are not tried; `null` when they are. */
const stoppedBy = (end: MoveEnd | undefined): Failure | null => {
  if (end === undefined || end.kind === 'moved') return null;
  const isOver =
    end.kind === 'lost' ? end.status === null : end.kind === 'untried' || isSessionOver(end.failure);
  return isOver ? end.failure : null;
};

/** Moves one order from the status it was seen in; where the answer is lost, the shop is asked what the order is now. */
const moveOne =
  (order: Order, status: OrderStatus): ShopThunk<Promise<MoveEnd>> =>
  async (dispatch) => {
    const args = { id: order._id, status, from: order.orderStatus };
    const failure = await dispatch(moveOrderInBulk.initiate(args, { track: false }))
      .unwrap()
      .then(() => null, failureOf);
    if (failure === null) return { order, kind: 'moved' };
    if (failure.kind === 'refused') return { order, kind: 'refused', failure };
    const now = await dispatch(
      getOrder.initiate({ id: order._id, email: null }, { forceRefetch: true, subscribe: false }),
    )
      .unwrap()
      .then(
        (found) => found.order.orderStatus,
        () => null,
      );
    return now === status ? { order, kind: 'moved' } : { order, kind: 'lost', failure, status: now };
  };

/**
 * Moves the orders to the status one after the other, and tells how many are done after each. Once the shop
 * cannot be reached or the session is over, the rest is not tried. After a `stop` the order under way is
 * waited for, and those behind it have no end.
 */
export const moveOrders =
  (
    orders: readonly Order[],
    status: OrderStatus,
    onProgress: (done: number) => void,
    stop?: AbortSignal,
  ): ShopThunk<Promise<MoveEnd[]>> =>
  async (dispatch) => {
    const ends: MoveEnd[] = [];
    for (const order of orders) {
      if (stop?.aborted === true) break;
      const failure = stoppedBy(ends.at(-1));
      ends.push(
        failure === null ? await dispatch(moveOne(order, status)) : { order, kind: 'untried', failure },
      );
      onProgress(ends.length);
    }
    return ends;
  };

/** Reads anew what shows orders, once their moves are made and what was refused has been read. */
export const refetchOrders = (): ShopThunk<void> => (dispatch) => {
  dispatch(shopApi.util.invalidateTags(['OrderCounts', ...allLists]));
};
