import type { Order } from '#domain/order.ts';
import { bestFirst, readOrderSearch } from '#domain/orderSearch.ts';
import { listRequest, listTags, type OrdersOf, ordersOptions, readListed } from './orderLists.ts';
import { shopApi } from './shopApi.ts';

/** The search of the dashboard's top bar (MD-1). */

export interface OrderSearchArgs extends OrdersOf {
  readonly search: string;
  /** Maximum number of hits. */
  readonly limit: number;
}

/** The best hits of a search, the newest first among equals, and the number of all. */
export interface OrderHits {
  readonly orders: readonly Order[];
  readonly total: number;
}

export const orderSearchApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Orders of all statuses; the browser searches itself if the host sends all of them. */
    searchOrders: build.query<OrderHits, OrderSearchArgs>({
      query: ({ email, search, limit }) => listRequest({ email }, { search, sort: 'match', limit }),
      transformResponse: (reply, meta, { email, search, limit }) => {
        const hits = readListed(reply, { list: 'all', email, search });
        const orders = bestFirst(hits, readOrderSearch(search));
        return { orders: orders.slice(0, limit), total: meta?.total ?? orders.length };
      },
      extraOptions: ordersOptions,
      providesTags: listTags(['all']),
    }),
  }),
});
