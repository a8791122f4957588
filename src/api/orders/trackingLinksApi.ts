import { listTrackingLinksCall, revokeTrackingLinksCall } from '#contract/orders/tracking.ts';
import { ordersByIdLimit } from '#domain/shop/constants.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { readInGroups } from '../client/readInGroups.ts';
import { shopApi } from '../client/shopApi.ts';

/** Tokens of tracking links, by the ids of the orders. */
export type TokensById = Readonly<Record<string, string>>;

const readLink = (raw: unknown): [orderId: string, token: string] | null => {
  if (!isRecord(raw)) return null;
  const [orderId, token] = [readText(raw.order), readText(raw.token)];
  return orderId === '' || token === '' ? null : [orderId, token];
};

/** Tracking links for staff and for a customer's own orders (SH-4). */
export const trackingLinksApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The tokens for these orders; orders whose links have ended are left out. */
    trackingLinks: build.query<TokensById, readonly string[]>({
      queryFn: async (ids, _api, _options, send) => {
        const links = await readInGroups(
          ids,
          ordersByIdLimit,
          (joinedIds) => send(apiRequest(listTrackingLinksCall, { query: { orders: joinedIds } })),
          (reply) => listIn(reply, 'links', readLink),
        );
        return 'error' in links ? links : { data: Object.fromEntries(links.data) };
      },
      providesTags: ['TrackingLink'],
    }),
    revokeTrackingLinks: build.mutation<void, string>({
      query: (id) => apiRequest(revokeTrackingLinksCall, { params: { id } }),
      // After a failure too: if only the answer was lost, the links that are shown have ended.
      invalidatesTags: ['TrackingLink'],
    }),
  }),
});

export const { useTrackingLinksQuery, useRevokeTrackingLinksMutation } = trackingLinksApi;
