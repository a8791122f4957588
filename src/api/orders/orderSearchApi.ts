import { type Order, readOrder } from '#domain/orders/order.ts';
import { readList } from '#domain/values/parse.ts';
import { shopApi } from '../client/shopApi.ts';
import { listRequest, listTags, type OrdersOf } from './orderListArgs.ts';

/** The search of the dashboard's top bar (MD-1). */

/** `email` says whose orders are searched: a customer's own, or with `null` the whole shop's, for staff. */
interface OrderSearchArgs extends OrdersOf {
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
    /** Finds orders of all statuses. */
    searchOrders: build.query<OrderHits, OrderSearchArgs>({
      query: ({ email, search, limit }) => listRequest({ email }, { search, sort: 'match', limit }),
      transformResponse: (reply, meta) => {
        const orders = readList(reply, readOrder);
        return { orders, total: meta?.total ?? orders.length };
      },
      extraOptions: { noun: 'orders' },
      // Each move and each new order invalidates the list of all orders, and so the hits.
      providesTags: listTags(['all']),
    }),
  }),
});
