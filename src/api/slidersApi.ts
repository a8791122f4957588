import {
  deleteSlide,
  getSlide,
  listSlides,
  postSlide,
  type SlideBody,
  updateSlide,
} from '#contract/sliders.ts';
import { isRecord, readList, readText } from '#domain/parse.ts';
import { readSlide, type Slide } from '#domain/slide.ts';
import { ask, shopApi } from './shopApi.ts';

const extraOptions = { noun: 'slide data' };
const tags = [{ type: 'Slide' as const, id: 'LIST' }];

export const slidersApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listSlides: build.query<Slide[], void>({
      query: () => ask(listSlides),
      transformResponse: (reply) => readList(isRecord(reply) ? reply.data : reply, readSlide),
      extraOptions,
      providesTags: tags,
    }),
    getSlide: build.query<Slide | null, string>({
      query: (id) => ask(getSlide, { params: { id } }),
      transformResponse: (reply) => readSlide(isRecord(reply) && isRecord(reply.data) ? reply.data : reply),
      extraOptions,
      providesTags: (_result, _error, id) => [{ type: 'Slide', id }],
    }),
    postSlide: build.mutation<string, SlideBody>({
      query: (body) => ask(postSlide, { body, token: 'needed' }),
      transformResponse: (reply) => (isRecord(reply) ? readText(reply.insertedId) : ''),
      invalidatesTags: (_result, error) => (error ? [] : tags),
    }),
    updateSlide: build.mutation<void, { id: string; body: SlideBody }>({
      query: ({ id, body }) => ask(updateSlide, { params: { id }, body, token: 'needed' }),
      transformResponse: () => undefined,
      invalidatesTags: (_result, error, { id }) => (error ? [] : [...tags, { type: 'Slide' as const, id }]),
    }),
    deleteSlide: build.mutation<void, string>({
      query: (id) => ask(deleteSlide, { params: { id }, token: 'needed' }),
      transformResponse: () => undefined,
      invalidatesTags: (_result, error) => (error ? [] : tags),
    }),
  }),
});

export const {
  useListSlidesQuery,
  useGetSlideQuery,
  usePostSlideMutation,
  useUpdateSlideMutation,
  useDeleteSlideMutation,
} = slidersApi;
