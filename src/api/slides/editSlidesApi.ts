import {
  type ChangedSlideBody,
  deleteSlideCall,
  getSlideCall,
  postSlideCall,
  type SlideBody,
  updateSlideCall,
} from '#contract/shop/slides.ts';
import { readBengaliSlide } from '#domain/shop/bengaliSlide.ts';
import { readSlide, type Slide } from '#domain/shop/slide.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { failureOfError } from '../client/failure.ts';
import { isAnswerLost } from '../client/isAnswerLost.ts';
import { readOne } from '../client/readOne.ts';
import { shopApi } from '../client/shopApi.ts';
import { extraOptions, slideListTags } from './slidesApi.ts';

/** A slide with its texts in both languages; the storefront reads only the texts of its own language. */
const slideToEdit = (raw: unknown): Slide | null => {
  const slide = readSlide(raw);
  return slide === null ? null : { ...slide, ...readBengaliSlide(raw) };
};

/** Slides as admins change them; not in slidesApi, so that the storefront does not load this. */
export const editSlidesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSlide: build.query<Slide | null, string>({
      query: (id) => apiRequest(getSlideCall, { params: { id } }),
      transformResponse: (reply) => readOne(reply, slideToEdit),
      extraOptions,
      // `Public`: the call is open to everyone and answers all alike.
      providesTags: (_result, _error, id) => ['Public', { type: 'Slide', id }],
    }),
    /** Resolves to the id of the new slide; '' when the host sends none. */
    postSlide: build.mutation<string, { key: string; body: SlideBody }>({
      query: ({ key, body }) => apiRequest(postSlideCall, { body, idempotencyKey: key }),
      transformResponse: (reply) => (isRecord(reply) ? readText(reply.insertedId) : ''),
      // The slide may be there although no answer came.
      invalidatesTags: (_result, error) =>
        error !== undefined && !isAnswerLost(failureOfError(error)) ? [] : slideListTags,
    }),
    /** Resolves to the time of the slide's last change; '' when the host sends no slide. */
    updateSlide: build.mutation<string, { id: string; body: ChangedSlideBody }>({
      query: ({ id, body }) => apiRequest(updateSlideCall, { params: { id }, body }),
      transformResponse: (reply) => readOne(reply, readSlide)?.time ?? '',
      invalidatesTags: (_result, error, { id }) =>
        error ? [] : [...slideListTags, { type: 'Slide' as const, id }],
    }),
    deleteSlide: build.mutation<void, string>({
      query: (id) => apiRequest(deleteSlideCall, { params: { id } }),
      // Also after a refusal, which can mean that somebody else has deleted the slide.
      invalidatesTags: slideListTags,
    }),
  }),
});

export const { useGetSlideQuery, usePostSlideMutation, useUpdateSlideMutation, useDeleteSlideMutation } =
  editSlidesApi;
