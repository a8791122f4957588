import { readOrderProfitCall } from '#contract/cash/orderProfit.ts';
import { type OrderProfit, readOrderProfit } from '#domain/orders/orderProfit.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

/** The profit of an order, for admins (CA-7). */

export const { useOrderProfitQuery } = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    orderProfit: build.query<OrderProfit | null, string>({
      query: (id) => apiRequest(readOrderProfitCall, { params: { id } }),
      transformResponse: readOrderProfit,
      // The profit changes with a move or correction of the order, and with every parcel.
      providesTags: (_result, _error, id) => ['Consignment', { type: 'Order', id }],
    }),
  }),
});
