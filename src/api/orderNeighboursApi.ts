import { getNeighbours } from '#contract/orderNeighbours.ts';
import { countedOrders, type OrderNeighbours } from '#domain/orderNeighbours.ts';
import { isRecord, readNumber, readText } from '#domain/parse.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import {
  listRequest,
  listTags,
  type OrderListArgs,
  ordersOptions,
  readListed,
  toQueryParams,
} from './orderLists.ts';
import { apiRequest, shopApi } from './shopApi.ts';

/** The orders beside one in the list that it was opened from (MD-11). */

export type NeighboursArgs = OrderListArgs & { readonly id: string };

const upToLimit = (count: number): number | null => (count > countedOrders ? null : count);

/** The place of the order among the ids of a complete list. An order that the list holds no more has no neighbours. */
export const neighboursIn = (ids: readonly string[], id: string): OrderNeighbours => {
  const index = ids.indexOf(id);
  const isListed = index !== -1;
  return {
    previous: isListed ? (ids[index - 1] ?? null) : null,
    next: isListed ? (ids[index + 1] ?? null) : null,
    position: isListed ? upToLimit(index + 1) : null,
    total: upToLimit(ids.length),
  };
};

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
      queryFn: async ({ id, ...args }, _api, _options, baseQuery) => {
        const filter = toQueryParams(args);
        const query = { ...filter, sort: args.sort === 'newest' ? undefined : args.sort };
        const answer = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(getNeighbours, { params: { id }, query, token: 'required', optional: true }),
        );
        if (isSupported(answer)) {
          return answer.error === undefined ? { data: readNeighbours(answer.data) } : { error: answer.error };
        }
        const listed = await resultOf(baseQuery as BaseQuery, listRequest(args, filter));
        if (listed.error !== undefined) return { error: listed.error };
        return {
          data: neighboursIn(
            readListed(listed.data, args).map(({ _id }) => _id),
            id,
          ),
        };
      },
      extraOptions: ordersOptions,
      // A move takes the order out of the list or changes its place.
      providesTags: (_result, _error, { id, list }) => [{ type: 'Order', id }, ...listTags([list])],
    }),
  }),
});

export const { useNeighboursQuery } = orderNeighboursApi;
