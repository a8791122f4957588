import { findTrackingCall, getTrackedCall, moveTrackedCall } from '#contract/orders/tracking.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { readTracking, type Tracking } from '#domain/orders/tracking.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

/** Following an order without an account (SH-4). */

interface MoveTrackedArgs {
  readonly token: string;
  readonly status: OrderStatus;
  readonly from: OrderStatus;
}

export const trackingApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /**
     * The token of the tracking link of the order with this number and phone number; `null` if the reply has none. A mutation, since each
     * press of the button asks again, and nothing of the answer is cached.
     */
    findTracking: build.mutation<string | null, { number: string; mobileNumber: string }>({
      query: (body) => apiRequest(findTrackingCall, { body }),
      transformResponse: (reply) => (isRecord(reply) ? readText(reply.token) || null : null),
    }),
    /** The order that the link's token names. */
    tracked: build.query<Tracking | null, string>({
      query: (token) => apiRequest(getTrackedCall, { body: { token } }),
      transformResponse: readTracking,
      providesTags: (_result, _error, token) => [{ type: 'Tracking', id: token }],
    }),
    moveTracked: build.mutation<void, MoveTrackedArgs>({
      query: (body) => apiRequest(moveTrackedCall, { body }),
      // Also after a failure: staff may have moved the order.
      invalidatesTags: (_result, _error, { token }) => [{ type: 'Tracking', id: token }, 'OwnReview'],
    }),
  }),
});

export const { useFindTrackingMutation, useTrackedQuery, useMoveTrackedMutation } = trackingApi;
