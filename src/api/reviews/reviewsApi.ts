import { listReviewsCall } from '#contract/reviews/reviews.ts';
import { readReviewsPage } from '#domain/reviews/readReviews.ts';
import type { ReviewsPage } from '#domain/reviews/review.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { shopApi } from '../client/shopApi.ts';

/** The published reviews of products (SH-7). */

export const reviewsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Pages of a product's reviews, newest first. */
    reviewPages: build.infiniteQuery<ReviewsPage, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next ?? undefined },
      query: ({ queryArg: product, pageParam }) =>
        apiRequest(listReviewsCall, {
          query: { product, limit: pageSizes.reviews, ...(pageParam === null ? {} : { after: pageParam }) },
        }),
      transformResponse: readReviewsPage,
      providesTags: (_result, _error, product) => ['Public', 'Review', { type: 'Product', id: product }],
    }),
  }),
});

export const { useReviewPagesInfiniteQuery } = reviewsApi;
