import { type ChangeOpeningBody, changeOpeningCall, getOpeningCall } from '#contract/shop/opening.ts';
import type { Opening } from '#domain/shop/opening.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

const cacheSeconds = 60 * 60;

/** The checklist by which admins open a new shop (SP-1). */
export const openingApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getOpening: build.query<Opening, void>({
      query: () => apiRequest(getOpeningCall, { token: 'required' }),
      extraOptions: { noun: 'checklist' },
      // Seconds: while the steps are done on other screens, these offer a way back.
      keepUnusedDataFor: cacheSeconds,
    }),
    /** Shows the checklist as the answer has it. */
    changeOpening: build.mutation<Opening, ChangeOpeningBody>({
      query: (body) => apiRequest(changeOpeningCall, { body, token: 'required' }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(openingApi.util.upsertQueryData('getOpening', undefined, data)),
          // The checklist tells of it.
          () => undefined,
        );
      },
    }),
  }),
});

export const { useGetOpeningQuery, useChangeOpeningMutation } = openingApi;
