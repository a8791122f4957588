import { countDaysCall } from '#contract/orders/orders.ts';
import type { OrderDay } from '#domain/orders/orderDays.ts';
import { chartDays } from '#domain/shop/constants.ts';
import { isRecord, readNumber, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { shopApi } from '../client/shopApi.ts';
import { readCounts } from './ordersApi.ts';

const readDay = (raw: unknown): OrderDay | null => {
  if (!isRecord(raw)) return null;
  return {
    day: readText(raw.day),
    counts: readCounts(raw.counts),
    sales: readNumber(raw.sales) ?? 0,
  };
};

export const orderDaysApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The numbers of orders and the sales of the whole shop on each of the last `chartDays` days, oldest first. */
    orderDays: build.query<OrderDay[], void>({
      query: () => apiRequest(countDaysCall, { query: { days: chartDays } }),
      transformResponse: (reply) => listIn(reply, 'days', readDay),
      extraOptions: { noun: 'orders' },
      providesTags: ['OrderCounts'],
    }),
  }),
});

export const { useOrderDaysQuery } = orderDaysApi;
