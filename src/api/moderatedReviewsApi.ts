import { countReviews, decideReviews, deleteReview, listModeratedReviews } from '#contract/reviews.ts';
import { pageSizes } from '#domain/constants.ts';
import { isRecord, readList, readNumber, readText, readTexts } from '#domain/parse.ts';
import {
  type ModeratedReview,
  type ReviewCounts,
  type ReviewDecision,
  type ReviewState,
  readModeratedReview,
} from '#domain/review.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import type { Page } from './page.ts';
import { apiRequest, shopApi } from './shopApi.ts';

/** Reviews for staff (SH-7); `null` from a host that has none. */

interface ModeratedArgs {
  readonly state: ReviewState;
  /** Cursor of the page: an earlier page's `next`. */
  readonly after?: string | undefined;
}

interface Decision {
  readonly decision: ReviewDecision;
  readonly reason?: string;
  readonly reviews: readonly Pick<ModeratedReview, '_id' | 'version' | 'product'>[];
}

const readCounts = (raw: unknown): ReviewCounts => {
  const counts = isRecord(raw) && isRecord(raw.counts) ? raw.counts : {};
  return {
    Waiting: readNumber(counts.Waiting) ?? 0,
    Published: readNumber(counts.Published) ?? 0,
    Rejected: readNumber(counts.Rejected) ?? 0,
  };
};

const tagsOf = (reviews: readonly Pick<ModeratedReview, 'product'>[]) => [
  'ModeratedReview' as const,
  ...reviews.map(({ product }) => ({ type: 'Product' as const, id: product.id })),
];

const apiWithModeration = shopApi.enhanceEndpoints({ addTagTypes: ['ModeratedReview'] });

const moderatedReviewsApi = apiWithModeration.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Those that wait oldest first, others newest first. */
    moderatedReviews: build.query<Page<ModeratedReview> | null, ModeratedArgs>({
      queryFn: async (args, _api, _options, baseQuery) => {
        const query = { ...args, limit: pageSizes.moderatedReviews };
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(listModeratedReviews, { query, token: 'required', optional: true }),
        );
        if (!isSupported(result)) return { data: null };
        if (result.error !== undefined) return { error: result.error };
        const reply = isRecord(result.data) ? result.data : {};
        const items = readList(reply.reviews, readModeratedReview);
        const next = readText(reply.next) || null;
        return { data: { items, next, total: readNumber(reply.total) ?? items.length } };
      },
      extraOptions: { noun: 'reviews' },
      providesTags: ['ModeratedReview'],
    }),
    reviewCounts: build.query<ReviewCounts | null, void>({
      queryFn: async (_args, _api, _options, baseQuery) => {
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(countReviews, { token: 'required', optional: true }),
        );
        if (!isSupported(result)) return { data: null };
        return result.error === undefined ? { data: readCounts(result.data) } : { error: result.error };
      },
      extraOptions: { noun: 'numbers of reviews' },
      providesTags: ['ModeratedReview'],
    }),
    /** Resolves to the ids of those that are decided so; the others were changed or deleted since. */
    decideReviews: build.mutation<string[], Decision>({
      query: ({ decision, reason, reviews }) =>
        apiRequest(decideReviews, {
          body: {
            decision,
            ...(reason === undefined ? {} : { reason }),
            reviews: reviews.map(({ _id: id, version }) => ({ id, version })),
          },
          token: 'required',
          optional: true,
        }),
      transformResponse: (reply) => readTexts(isRecord(reply) ? reply.decidedIds : []),
      invalidatesTags: (_result, _error, { reviews }) => tagsOf(reviews),
    }),
    deleteReview: build.mutation<void, Pick<ModeratedReview, '_id' | 'product'>>({
      query: ({ _id: id }) => apiRequest(deleteReview, { params: { id }, token: 'required', optional: true }),
      transformResponse: () => undefined,
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
