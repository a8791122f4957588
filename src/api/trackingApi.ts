import { findTracking, getTracked, moveTracked } from '#contract/tracking.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import { isRecord, readText } from '#domain/parse.ts';
import { readTracking, type Tracking } from '#domain/tracking.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import { apiRequest, shopApi } from './shopApi.ts';

/** Following an order without an account (SH-4); `null` from a host that has no such links. */

export interface MoveTrackedArgs {
  readonly token: string;
  readonly status: OrderStatus;
  readonly from: OrderStatus;
}

const apiWithTracking = shopApi.enhanceEndpoints({ addTagTypes: ['Tracking'] });

export const trackingApi = apiWithTracking.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The token of the order with this number and phone number. */
    findTracking: build.mutation<string | null, { number: string; mobileNumber: string }>({
      queryFn: async (body, _api, _options, baseQuery) => {
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(findTracking, { body, optional: true }),
        );
        if (!isSupported(result)) return { data: null };
        if (result.error !== undefined) return { error: result.error };
        return { data: isRecord(result.data) ? readText(result.data.token) || null : null };
      },
    }),
    /** The order of a link. */
    tracked: build.query<Tracking | null, string>({
      queryFn: async (token, _api, _options, baseQuery) => {
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(getTracked, { body: { token }, optional: true }),
        );
        if (!isSupported(result)) return { data: null };
        return result.error === undefined ? { data: readTracking(result.data) } : { error: result.error };
      },
      extraOptions: { noun: 'the order' },
      providesTags: (_result, _error, token) => [{ type: 'Tracking', id: token }],
    }),
    moveTracked: build.mutation<void, MoveTrackedArgs>({
      query: (body) => apiRequest(moveTracked, { body, optional: true }),
      transformResponse: () => undefined,
      // After a refusal too: staff may have moved the order.
      invalidatesTags: (_result, _error, { token }) => [{ type: 'Tracking', id: token }],
    }),
  }),
});

export const { useFindTrackingMutation, useTrackedQuery, useMoveTrackedMutation } = trackingApi;
