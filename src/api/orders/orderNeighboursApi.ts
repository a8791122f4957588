import { getNeighboursCall } from '#contract/orders/orders.ts';
import type { OrderNeighbours } from '#domain/orders/orderNeighbours.ts';
import { isRecord, readNumber, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';
import { listTags, type OrderListArgs, sortParam, toQueryParams } from './orderLists.ts';

/** The neighbours of an order in the list from which it was opened (MD-11). */

export type NeighboursArgs = OrderListArgs & { readonly id: string };

const readNeighbours = (raw: unknown): OrderNeighbours => {
  const { previous, next, position, total } = isRecord(raw) ? raw : {};
  return {
    previous: readText(previous) || null,
    next: readText(next) || null,
    position: readNumber(position),
    total: readNumber(total),
  };
};

export const orderNeighboursApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    neighbours: build.query<OrderNeighbours, NeighboursArgs>({
      query: ({ id, ...args }) =>
        apiRequest(getNeighboursCall, {
          params: { id },
          query: { ...toQueryParams(args), sort: sortParam(args) },
        }),
      transformResponse: readNeighbours,
      extraOptions: { noun: 'orders' },
      // A move takes the order out of the list or changes its place.
      providesTags: (_result, _error, { id, list }) => [{ type: 'Order', id }, ...listTags([list])],
    }),
  }),
});

export const { useNeighboursQuery } = orderNeighboursApi;
