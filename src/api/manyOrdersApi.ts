import type { Order, OrderStatus } from '#domain/order.ts';
import { manyOrdersLimit } from '#domain/rules.ts';
import { type Failure, failureOf } from './failure.ts';
import { allLists, askList, type OrderListQuestion, questionOf, readListed } from './orderLists.ts';
import { askMove, type MoveWish, showMove } from './ordersApi.ts';
import { type ShopThunk, shopApi } from './shopApi.ts';

/** Many orders at once: all that a list holds, and moves one after the other. */

/** The orders of the whole shop; `limit` `null` for all there are. */
interface MatchingQuestion {
  readonly question: OrderListQuestion;
  readonly limit: number | null;
}

export const manyOrdersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    matchingOrders: build.query<Order[], MatchingQuestion>({
      query: ({ question, limit }) =>
        askList(question, { ...questionOf(question), ...(limit === null ? {} : { limit }) }),
      transformResponse: (reply, _facts, { question, limit }) =>
        readListed(reply, question).slice(0, limit ?? undefined),
      // Asked for one piece of work, and of no use after it.
      keepUnusedDataFor: 0,
    }),
    moveOneOfMany: build.mutation<void, MoveWish>({
      query: askMove,
      transformResponse: () => undefined,
      onQueryStarted: showMove,
    }),
  }),
});

const { matchingOrders, moveOneOfMany } = manyOrdersApi.endpoints;

/** All orders of a list beyond its pages, newest first, `limit` of them at most; rejects with a Failure. */
export const readMatching =
  (question: OrderListQuestion, limit: number | null = manyOrdersLimit): ShopThunk<Promise<Order[]>> =>
  async (dispatch) =>
    dispatch(matchingOrders.initiate({ question, limit }, { forceRefetch: true, subscribe: false })).unwrap();

/** How the move of one order ended; `failure` is `null` when it was made. */
export interface MoveEnd {
  readonly order: Order;
  readonly failure: Failure | null;
}

/** After these the next order's move would fail likewise. */
const isOver = (failure: Failure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'refused' && failure.status === 401);

/**
 * Moves the orders to the status one after the other, each from the status it was seen in, and tells how
 * many are done after each. Once the shop cannot be reached or the session is over, the rest is not tried.
 * After a `stop` the order under way is waited for, and those behind it have no end.
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
      const last = ends.at(-1)?.failure ?? null;
      const failure =
        last !== null && isOver(last)
          ? last
          : await dispatch(
              moveOneOfMany.initiate({ id: order._id, status, from: order.orderStatus }, { track: false }),
            )
              .unwrap()
              .then(() => null, failureOf);
      ends.push({ order, failure });
      onProgress(ends.length);
    }
    return ends;
  };

/** Reads anew what shows orders, once their moves are made and what was refused has been read. */
export const readOrdersAnew = (): ShopThunk<void> => (dispatch) => {
  dispatch(shopApi.util.invalidateTags(['OrderCounts', ...allLists]));
};
