import {
  countReviewsCall,
  decideReviewsCall,
  deleteReviewCall,
  listModeratedReviewsCall,
} from '#contract/reviews/reviews.ts';
import { readModeratedReview } from '#domain/reviews/readReviews.ts';
import type { ModeratedReview, ReviewCounts, ReviewDecision, ReviewState } from '#domain/reviews/review.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { isRecord, readNumber, readTexts } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { type Page, pageIn } from '../client/page.ts';
import { shopApi } from '../client/shopApi.ts';

/** Reviews for staff (SH-7). */

interface ModeratedArgs {
  readonly state: ReviewState;
  /** Cursor of the page: an earlier page's `next`. */
  readonly after?: string | undefined;
}

interface Decision {
  readonly decision: ReviewDecision;
  readonly reason?: string;
  readonly reviews: readonly Pick<ModeratedReview, '_id' | 'version' | 'state' | 'product'>[];
}

/** What became of the reviews; those in neither list have been changed or deleted since staff read them. */
interface Decided {
  readonly decidedIds: readonly string[];
  /** Somebody else has taken the opposite decision about these. */
  readonly decidedByOthers: readonly string[];
}

const readCounts = (raw: unknown): ReviewCounts => {
  const counts = isRecord(raw) && isRecord(raw.counts) ? raw.counts : {};
  return {
    Waiting: readNumber(counts.Waiting) ?? 0,
    Published: readNumber(counts.Published) ?? 0,
    Rejected: readNumber(counts.Rejected) ?? 0,
  };
};

/** The tag of the lists of reviews, and the tags of the reviewed products, whose review summaries change. */
const tagsOf = (reviews: readonly Pick<ModeratedReview, 'product'>[]) => [
  'ModeratedReview' as const,
  ...reviews.map(({ product }) => ({ type: 'Product' as const, id: product.id })),
];

export const moderatedReviewsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** A page of the reviews in one state: waiting ones oldest first, others newest first. */
    moderatedReviews: build.query<Page<ModeratedReview>, ModeratedArgs>({
      query: (args) =>
        apiRequest(listModeratedReviewsCall, {
          query: { ...args, limit: pageSizes.moderatedReviews },
        }),
      transformResponse: (reply) => pageIn(reply, 'reviews', readModeratedReview),
      providesTags: ['ModeratedReview'],
    }),
    reviewCounts: build.query<ReviewCounts, void>({
      query: () => apiRequest(countReviewsCall),
      transformResponse: readCounts,
      providesTags: ['ModeratedReview'],
    }),
    decideReviews: build.mutation<Decided, Decision>({
      query: ({ decision, reason, reviews }) =>
        apiRequest(decideReviewsCall, {
          body: {
            decision,
            ...(reason === undefined ? {} : { reason }),
            reviews: reviews.map(({ _id: id, version, state: from }) => ({ id, version, from })),
          },
        }),
      transformResponse: (reply) => ({
        decidedIds: readTexts(isRecord(reply) ? reply.decidedIds : []),
        decidedByOthers: readTexts(isRecord(reply) ? reply.decidedByOthers : []),
      }),
      invalidatesTags: (_result, _error, { reviews }) => tagsOf(reviews),
    }),
    deleteReview: build.mutation<void, Pick<ModeratedReview, '_id' | 'product'>>({
      query: ({ _id: id }) => apiRequest(deleteReviewCall, { params: { id } }),
      invalidatesTags: (_result, _error, review) => tagsOf([review]),
    }),
  }),
});

export const {
  useModeratedReviewsQuery,
  useReviewCountsQuery,
  useDecideReviewsMutation,
  useDeleteReviewMutation,
} = moderatedReviewsApi;
