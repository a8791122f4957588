import { listReviews } from '#contract/reviews.ts';
import { pageSizes } from '#domain/constants.ts';
import { type ReviewsPage, readReviewsPage } from '#domain/review.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import { apiRequest, shopApi } from './shopApi.ts';

/** The published reviews of products (SH-7); none from a host without the call. */

const apiWithReviews = shopApi.enhanceEndpoints({ addTagTypes: ['Review'] });

const reviewsApi = apiWithReviews.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Part by part, newest first, by the product's id. */
    reviewPages: build.infiniteQuery<ReviewsPage, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next ?? undefined },
      queryFn: async ({ queryArg: product, pageParam }, _api, _options, baseQuery) => {
        const query = {
          product,
          limit: pageSizes.reviews,
          ...(pageParam === null ? {} : { after: pageParam }),
        };
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(listReviews, { query, optional: true }),
        );
        if (!isSupported(result)) return { data: readReviewsPage(null) };
        return result.error === undefined ? { data: readReviewsPage(result.data) } : { error: result.error };
      },
      extraOptions: { noun: 'reviews' },
      providesTags: (_result, _error, product) => ['Review', { type: 'Product', id: product }],
    }),
  }),
});

export const { useReviewPagesInfiniteQuery } = reviewsApi;
