import { deleteSlideCall, postSlideCall, type SlideBody, updateSlideCall } from '#contract/shop/slides.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';
import { slideListTags } from './slidesApi.ts';

/** What staff change; apart from slidesApi, so that the storefront does not load it. */
export const editSlidesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    postSlide: build.mutation<string, SlideBody>({
      query: (body) => apiRequest(postSlideCall, { body, token: 'required' }),
      transformResponse: (reply) => (isRecord(reply) ? readText(reply.insertedId) : ''),
      invalidatesTags: (_result, error) => (error ? [] : slideListTags),
    }),
    updateSlide: build.mutation<void, { id: string; body: SlideBody }>({
      query: ({ id, body }) => apiRequest(updateSlideCall, { params: { id }, body, token: 'required' }),
      transformResponse: () => undefined,
      invalidatesTags: (_result, error, { id }) =>
        error ? [] : [...slideListTags, { type: 'Slide' as const, id }],
    }),
    deleteSlide: build.mutation<void, string>({
      query: (id) => apiRequest(deleteSlideCall, { params: { id }, token: 'required' }),
      transformResponse: () => undefined,
      invalidatesTags: (_result, error) => (error ? [] : slideListTags),
    }),
  }),
});

export const { usePostSlideMutation, useUpdateSlideMutation, useDeleteSlideMutation } = editSlidesApi;
