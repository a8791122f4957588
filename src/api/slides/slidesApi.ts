import { getSlideCall, listSlidesCall } from '#contract/shop/slides.ts';
import { readSlide, type Slide } from '#domain/shop/slide.ts';
import { isRecord, readList } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

const extraOptions = { noun: 'slide data' };
export const slideListTags = [{ type: 'Slide' as const, id: 'LIST' }];

export const slidesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listSlides: build.query<Slide[], void>({
      query: () => apiRequest(listSlidesCall),
      transformResponse: (reply) => readList(isRecord(reply) ? reply.data : reply, readSlide),
      extraOptions,
      providesTags: ['Public', ...slideListTags],
    }),
    getSlide: build.query<Slide | null, string>({
      query: (id) => apiRequest(getSlideCall, { params: { id } }),
      transformResponse: (reply) => readSlide(isRecord(reply) && isRecord(reply.data) ? reply.data : reply),
      extraOptions,
      providesTags: (_result, _error, id) => ['Public', { type: 'Slide', id }],
    }),
  }),
});

export const { useListSlidesQuery, useGetSlideQuery } = slidesApi;
