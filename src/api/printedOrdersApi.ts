import { type FoundOrders, findOrders } from './findOrder.ts';
import { type BaseQuery } from './optionalEndpoint.ts';
import { ordersOptions } from './orderLists.ts';
import { shopApi } from './shopApi.ts';

export const printedOrdersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The orders of a printed batch, each fetched by its id (MD-7). */
    printedOrders: build.query<FoundOrders, readonly string[]>({
      queryFn: (ids, _api, _options, baseQuery) => findOrders(baseQuery as BaseQuery, ids),
      extraOptions: ordersOptions,
      providesTags: (_result, _error, ids) => ids.map((id) => ({ type: 'Order' as const, id })),
    }),
  }),
});

export const { usePrintedOrdersQuery } = printedOrdersApi;
