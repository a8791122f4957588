import { listTrackingLinks, revokeTrackingLinks } from '#contract/tracking.ts';
import { ordersByIdLimit } from '#domain/constants.ts';
import { isRecord, readList, readText } from '#domain/parse.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import { apiRequest, shopApi } from './shopApi.ts';

/** Tokens of the tracking links of some orders, by the orders' ids. */
export type TokensById = Readonly<Record<string, string>>;

const readLink = (raw: unknown): [string, string] | null => {
  if (!isRecord(raw)) return null;
  const [order, token] = [readText(raw.order), readText(raw.token)];
  return order === '' || token === '' ? null : [order, token];
};

const apiWithLinks = shopApi.enhanceEndpoints({ addTagTypes: ['TrackingLink'] });

/** Tracking links for staff and for a customer's own orders (SH-4). */
export const trackingLinksApi = apiWithLinks.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Without the orders whose links have ended; `null` from a host that has no links. */
    trackingLinks: build.query<TokensById | null, readonly string[]>({
      queryFn: async (ids, _api, _options, baseQuery) => {
        const links: [string, string][] = [];
        for (let start = 0; start < ids.length; start += ordersByIdLimit) {
          const orders = ids.slice(start, start + ordersByIdLimit).join(',');
          const result = await resultOf(
            baseQuery as BaseQuery,
            apiRequest(listTrackingLinks, { query: { orders }, token: 'required', optional: true }),
          );
          if (!isSupported(result)) return { data: null };
          if (result.error !== undefined) return { error: result.error };
          links.push(...readList(isRecord(result.data) ? result.data.links : [], readLink));
        }
        return { data: Object.fromEntries(links) };
      },
      extraOptions: { noun: 'tracking links' },
      providesTags: ['TrackingLink'],
    }),
    revokeTrackingLinks: build.mutation<void, string>({
      query: (id) => apiRequest(revokeTrackingLinks, { params: { id }, token: 'required', optional: true }),
      transformResponse: () => undefined,
      invalidatesTags: (_result, error) => (error ? [] : ['TrackingLink']),
    }),
  }),
});

export const { useTrackingLinksQuery, useRevokeTrackingLinksMutation } = trackingLinksApi;
