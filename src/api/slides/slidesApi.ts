import { listSlidesCall } from '#contract/shop/slides.ts';
import { readSlide, type Slide } from '#domain/shop/slide.ts';
import { isRecord, readList } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { cacheSeconds } from '../client/cacheSeconds.ts';
import { shopApi } from '../client/shopApi.ts';

/** The home page's slides (API-7); admins change them by editSlidesApi.ts. */

export const extraOptions = { noun: 'slide data' };
export const slideListTags = [{ type: 'Slide' as const, id: 'LIST' }];

export const slidesApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listSlides: build.query<Slide[], void>({
      query: () => apiRequest(listSlidesCall),
      transformResponse: (reply) => readList(isRecord(reply) ? reply.data : reply, readSlide),
      extraOptions,
      providesTags: ['Public', ...slideListTags],
      keepUnusedDataFor: cacheSeconds,
    }),
  }),
});

export const { useListSlidesQuery } = slidesApi;
