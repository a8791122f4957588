import { getSlide, listSlides } from '#contract/slides.ts';
import { isRecord, readList } from '#domain/parse.ts';
import { readSlide, type Slide } from '#domain/slide.ts';
import { apiRequest, shopApi } from './shopApi.ts';

const extraOptions = { noun: 'slide data' };
export const slideListTags = [{ type: 'Slide' as const, id: 'LIST' }];

export const slidesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listSlides: build.query<Slide[], void>({
      query: () => apiRequest(listSlides),
      transformResponse: (reply) => readList(isRecord(reply) ? reply.data : reply, readSlide),
      extraOptions,
      providesTags: slideListTags,
    }),
    getSlide: build.query<Slide | null, string>({
      query: (id) => apiRequest(getSlide, { params: { id } }),
      transformResponse: (reply) => readSlide(isRecord(reply) && isRecord(reply.data) ? reply.data : reply),
      extraOptions,
      providesTags: (_result, _error, id) => [{ type: 'Slide', id }],
    }),
  }),
});

export const { useListSlidesQuery, useGetSlideQuery } = slidesApi;
