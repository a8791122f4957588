import { readOrderProfitCall } from '#contract/cash/orderProfit.ts';
import { type OrderProfit, readOrderProfit } from '#domain/orders/orderProfit.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

/** What an order leaves the shop, for admins (CA-7). */

const apiWithProfit = shopApi.enhanceEndpoints({ addTagTypes: ['Consignment'] });

export const { useOrderProfitQuery } = apiWithProfit.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    orderProfit: build.query<OrderProfit | null, string>({
      query: (id) => apiRequest(readOrderProfitCall, { params: { id }, token: 'required' }),
      transformResponse: readOrderProfit,
      extraOptions: { noun: 'profit' },
      // A move or correction of the order, and whatever becomes of a parcel, changes it.
      providesTags: (_result, _error, id) => ['Consignment', { type: 'Order', id }],
    }),
  }),
});
