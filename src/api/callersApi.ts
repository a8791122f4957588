import { blockPhone, listBlockedPhones, listCallers, unblockPhone } from '#contract/callers.ts';
import { type BlockedPhone, type Caller, readBlockedPhone, readCaller } from '#domain/caller.ts';
import { pageSizes } from '#domain/constants.ts';
import { isRecord, readList, readNumber, readText } from '#domain/parse.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import { listTags } from './orderLists.ts';
import type { Page } from './page.ts';
import { apiRequest, shopApi } from './shopApi.ts';

/** What staff know of the phone numbers of orders (MD-3); nothing from a host without these calls. */

export type CallersById = Readonly<Record<string, Caller>>;

const apiWithCallers = shopApi.enhanceEndpoints({ addTagTypes: ['Caller'] });

export const callersApi = apiWithCallers.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The callers of orders by the orders' ids; empty from a host without the call. */
    callers: build.query<CallersById, readonly string[]>({
      queryFn: async (ids, _api, _options, baseQuery) => {
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(listCallers, { query: { ids: ids.join(',') }, token: 'required', optional: true }),
        );
        if (!isSupported(result)) return { data: {} };
        if (result.error !== undefined) return { error: result.error };
        const callers = readList(isRecord(result.data) ? result.data.callers : [], readCaller);
        return { data: Object.fromEntries(callers.map((caller) => [caller._id, caller])) };
      },
      extraOptions: { noun: 'callers' },
      providesTags: ['Caller', 'OrderCounts', ...listTags(['all'])],
    }),
    /** A page of the blocked phone numbers, newest first; `null` from a host without the call. */
    blockedPhones: build.query<Page<BlockedPhone> | null, { readonly after?: string | undefined }>({
      queryFn: async ({ after }, _api, _options, baseQuery) => {
        const query = { after, limit: pageSizes.phones };
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(listBlockedPhones, { query, token: 'required', optional: true }),
        );
        if (!isSupported(result)) return { data: null };
        if (result.error !== undefined) return { error: result.error };
        const reply = isRecord(result.data) ? result.data : {};
        const items = readList(reply.phones, readBlockedPhone);
        const next = readText(reply.next) || null;
        return { data: { items, next, total: readNumber(reply.total) ?? items.length } };
      },
      extraOptions: { noun: 'blocked phones' },
      providesTags: ['Caller'],
    }),
    blockPhone: build.mutation<void, { readonly mobileNumber: string; readonly reason: string }>({
      query: (body) => apiRequest(blockPhone, { body, token: 'required' }),
      transformResponse: () => undefined,
      invalidatesTags: ['Caller'],
    }),
    unblockPhone: build.mutation<void, string>({
      query: (id) => apiRequest(unblockPhone, { params: { id }, token: 'required' }),
      transformResponse: () => undefined,
      invalidatesTags: ['Caller'],
    }),
  }),
});

export const { useCallersQuery, useBlockedPhonesQuery, useBlockPhoneMutation, useUnblockPhoneMutation } =
  callersApi;
