import { getAdvanceCall, payAdvanceCall } from '#contract/orders/advances.ts';
import { type CustomerAdvance, readCustomerAdvance } from '#domain/cash/customerAdvance.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { language } from '#messages/language.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

/** An advance, for whoever has the link to its page (CA-10). */

export const advancePageApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The advance of a link's token; `null` if the reply holds none that this build can read. */
    advance: build.query<CustomerAdvance | null, string>({
      query: (token) => apiRequest(getAdvanceCall, { body: { token } }),
      transformResponse: readCustomerAdvance,
      providesTags: ['AdvancePage'],
    }),
    /** Opens a payment page; resolves to its address, '' if the reply has none. */
    payAdvance: build.mutation<string, string>({
      query: (token) => apiRequest(payAdvanceCall, { body: { token, language } }),
      transformResponse: (reply) => (isRecord(reply) ? readText(reply.url) : ''),
      // Only after a failure: the advance may be paid by now.
      invalidatesTags: (_result, error) => (error ? ['AdvancePage'] : []),
    }),
  }),
});

export const { useAdvanceQuery, usePayAdvanceMutation } = advancePageApi;
