import {
  confirmHandoverCall,
  listHandoversCall,
  type MakeHandoverBody,
  makeHandoverCall,
  readHandoverCall,
} from '#contract/cash/handovers.ts';
import {
  type Handover,
  type HandoverWithParcels,
  readHandover,
  readHandoverWithParcels,
} from '#domain/cash/handover.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { failureOfError } from '../client/failure.ts';
import { isAnswerLost } from '../client/isAnswerLost.ts';
import { type Page, pageIn } from '../client/page.ts';
import { readOne } from '../client/readOne.ts';
import { shopApi } from '../client/shopApi.ts';

/** The cash that own riders hand over, for staff (CA-8). */

/** A page has as many rows as a page of parcels. */
const handoversPerPage = pageSizes.parcels;

export const handoversApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A page of the handovers, newest first. */
    handovers: build.query<Page<Handover>, { readonly after?: string | undefined }>({
      query: ({ after }) =>
        apiRequest(listHandoversCall, {
          query: { limit: handoversPerPage, ...(after === undefined ? {} : { after }) },
        }),
      transformResponse: (reply) => pageIn(reply, 'handovers', readHandover),
      providesTags: ['Handover'],
    }),
    handover: build.query<HandoverWithParcels | null, string>({
      query: (id) => apiRequest(readHandoverCall, { params: { id } }),
      transformResponse: (reply) => readOne(reply, readHandoverWithParcels),
      providesTags: ['Handover'],
    }),
    makeHandover: build.mutation<
      HandoverWithParcels | null,
      { readonly key: string; readonly body: MakeHandoverBody }
    >({
      query: ({ key, body }) => apiRequest(makeHandoverCall, { body, idempotencyKey: key }),
      transformResponse: (reply) => readOne(reply, readHandoverWithParcels),
      // Also after a refusal: the parcels may have other cash than the screen shows. Without an answer the form stays as it is, so that
      // another press sends the same request, which the server carries out only once.
      invalidatesTags: (_result, error) =>
        error !== undefined && isAnswerLost(failureOfError(error)) ? [] : ['Handover', 'Consignment'],
    }),
    confirmHandover: build.mutation<void, string>({
      query: (id) => apiRequest(confirmHandoverCall, { params: { id } }),
      invalidatesTags: ['Handover', 'Consignment'],
    }),
  }),
});

export const { useHandoversQuery, useHandoverQuery, useMakeHandoverMutation, useConfirmHandoverMutation } =
  handoversApi;
