import { getNeighboursCall } from '#contract/orders/orders.ts';
import type { OrderNeighbours } from '#domain/orders/orderNeighbours.ts';
import { isRecord, readNumber, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';
import { listTags, type OrderListArgs, sortParam, toQueryParams } from './orderListArgs.ts';

/** The neighbours of an order in the list from which it was opened (MD-11). */

type NeighboursArgs = OrderListArgs & { readonly id: string };

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
          query: { ...toQueryParams(args), sort: sortParam(args), email: args.email ?? undefined },
        }),
      transformResponse: readNeighbours,
      extraOptions: { noun: 'orders' },
      // A move takes the order out of the list or changes its place, and a parcel takes it out of a list of orders without one.
      providesTags: (_result, _error, { id, list, parcel }) => [
        { type: 'Order', id },
        ...listTags([list]),
        ...(parcel === undefined ? [] : ['Consignment' as const]),
      ],
    }),
  }),
});

export const { useNeighboursQuery } = orderNeighboursApi;
