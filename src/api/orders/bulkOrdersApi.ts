import { type Order, readOrder } from '#domain/orders/order.ts';
import { bulkOrdersLimit, chosenOrdersPerCall } from '#domain/shop/constants.ts';
import { readList } from '#domain/values/parse.ts';
import { type Page, pageOf } from '../client/page.ts';
import { type ShopThunk, shopApi } from '../client/shopApi.ts';
import { unwrapAndUnsubscribe } from '../client/unwrapAndUnsubscribe.ts';
import { allLists, listRequest, type OrderListArgs, sortParam, toQueryParams } from './orderListArgs.ts';
import { type MoveOrderArgs, moveRequest, showMove } from './ordersApi.ts';

/** The calls of operations on many orders: reading the orders of a list across its pages, and moving one of several orders. */

/** A part of the orders of a list. */
interface MatchingOrdersArgs {
  readonly listArgs: OrderListArgs;
  /** `null` for all orders. */
  readonly limit: number | null;
  /** The cursor of an earlier part. */
  readonly after?: string | undefined;
}

export const bulkOrdersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    matchingOrders: build.query<Page<Order>, MatchingOrdersArgs>({
      query: ({ listArgs, limit, after }) =>
        listRequest(listArgs, {
          ...toQueryParams(listArgs),
          sort: sortParam(listArgs),
          limit: limit ?? undefined,
          after,
        }),
      transformResponse: (reply, meta) => pageOf(readList(reply, readOrder), meta),
      extraOptions: { noun: 'orders' },
      // Read for one operation and not used after it.
      keepUnusedDataFor: 0,
    }),
    moveOrderInBulk: build.mutation<void, MoveOrderArgs>({
      query: moveRequest,
      onQueryStarted: showMove,
    }),
  }),
});

const { matchingOrders } = bulkOrdersApi.endpoints;

/** All orders of a list, sorted as in the list; rejects with a Failure. */
export const readAllMatching =
  (listArgs: OrderListArgs): ShopThunk<Promise<Order[]>> =>
  async (dispatch) => {
    const query = dispatch(matchingOrders.initiate({ listArgs, limit: null }, { forceRefetch: true }));
    const { items } = await unwrapAndUnsubscribe(query);
    return items;
  };

/**
 * The first `bulkOrdersLimit` orders of a list, across its pages and sorted as in the list, read `chosenOrdersPerCall` at a time.
 * Rejects with a Failure.
 */
export const readFirstMatching =
  (listArgs: OrderListArgs, onProgress: (read: number) => void): ShopThunk<Promise<Order[]>> =>
  async (dispatch) => {
    const orders: Order[] = [];
    let after: string | undefined;
    do {
      const limit = Math.min(chosenOrdersPerCall, bulkOrdersLimit - orders.length);
      const part = await unwrapAndUnsubscribe(
        dispatch(matchingOrders.initiate({ listArgs, limit, after }, { forceRefetch: true })),
      );
      orders.push(...part.items);
      onProgress(orders.length);
      after = part.next ?? undefined;
    } while (after !== undefined && orders.length < bulkOrdersLimit);
    return orders;
  };

/** Refetches the order lists and counts; called after the moves, once the user has read the refusals. */
export const refetchOrders = (): ShopThunk<void> => (dispatch) => {
  dispatch(shopApi.util.invalidateTags(['OrderCounts', ...allLists]));
};
