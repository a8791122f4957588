import { type ChangeOpeningBody, changeOpeningCall, getOpeningCall } from '#contract/shop/opening.ts';
import type { Opening } from '#domain/shop/opening.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

const cacheSeconds = 60 * 60;

/** The checklist of the opening, for admins (SP-1). */
export const openingApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getOpening: build.query<Opening, void>({
      query: () => apiRequest(getOpeningCall),
      // While admins do the steps on other screens, those screens read from the cache whether to offer the way back.
      keepUnusedDataFor: cacheSeconds,
      providesTags: ['Opening'],
    }),
    /** Changes the checklist, and shows it as it is in the reply. */
    changeOpening: build.mutation<Opening, ChangeOpeningBody>({
      query: (body) => apiRequest(changeOpeningCall, { body }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(openingApi.util.upsertQueryData('getOpening', undefined, data)),
          // The checklist shows the failure.
          () => undefined,
        );
      },
      // After a failure, since the change may have been made: its answer may have been lost.
      invalidatesTags: (_result, error) => (error ? ['Opening'] : []),
    }),
  }),
});

export const { useGetOpeningQuery, useChangeOpeningMutation } = openingApi;
