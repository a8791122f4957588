import {
  blockPhoneCall,
  listBlockedPhonesCall,
  listPhoneHistoriesCall,
  unblockPhoneCall,
} from '#contract/orders/phoneHistories.ts';
import {
  type BlockedPhone,
  type PhoneHistory,
  readBlockedPhone,
  readPhoneHistory,
} from '#domain/orders/phoneHistory.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { type Page, pageIn } from '../client/page.ts';
import { shopApi } from '../client/shopApi.ts';
import { listTags } from './orderListArgs.ts';

/** Phone histories and blocked phones (MD-3). */

/** Phone histories by the ids of the orders. */
export type PhoneHistoriesById = Readonly<Record<string, PhoneHistory>>;

export const phoneHistoriesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The phone histories of the orders with these ids, called `callers` on the wire; screens ask for one order at a time. */
    phoneHistories: build.query<PhoneHistoriesById, readonly string[]>({
      query: (ids) => apiRequest(listPhoneHistoriesCall, { query: { ids: ids.join(',') } }),
      transformResponse: (reply) => {
        const callers = listIn(reply, 'callers', readPhoneHistory);
        return Object.fromEntries(callers.map((caller) => [caller._id, caller]));
      },
      // Each new, moved or deleted order invalidates the counts or the list of all orders, and may change a history; so may a parcel
      // that nobody took.
      providesTags: ['PhoneHistory', 'Consignment', 'OrderCounts', ...listTags(['all'])],
    }),
    /** A page of the blocked phone numbers, newest first. */
    blockedPhones: build.query<Page<BlockedPhone>, { readonly after?: string | undefined }>({
      query: ({ after }) => apiRequest(listBlockedPhonesCall, { query: { after, limit: pageSizes.phones } }),
      transformResponse: (reply) => pageIn(reply, 'phones', readBlockedPhone),
      providesTags: ['PhoneHistory'],
    }),
    blockPhone: build.mutation<void, { readonly mobileNumber: string; readonly reason: string }>({
      query: (body) => apiRequest(blockPhoneCall, { body }),
      invalidatesTags: ['PhoneHistory'],
    }),
    unblockPhone: build.mutation<void, string>({
      query: (id) => apiRequest(unblockPhoneCall, { params: { id } }),
      invalidatesTags: ['PhoneHistory'],
    }),
  }),
});

export const {
  usePhoneHistoriesQuery,
  useBlockedPhonesQuery,
  useBlockPhoneMutation,
  useUnblockPhoneMutation,
} = phoneHistoriesApi;
