import { listOwnReviews, type ReviewHolder, withdrawReview, writeReview } from '#contract/reviews.ts';
import { type OwnReview, type OwnReviews, type ReviewDraft, readOwnReviews } from '#domain/review.ts';
import { failureOfError } from './failure.ts';
import { type BaseQuery, isSupported, resultOf } from './optionalEndpoint.ts';
import { apiRequest, shopApi } from './shopApi.ts';

/** What a customer writes about the products of an order (SH-7). */

/** An own order of the signed-in account, or the order of a tracking link. */
export type OrderHolder = { readonly order: string } | { readonly token: string };

interface WrittenReview {
  readonly holder: OrderHolder;
  /** Id of the product. */
  readonly product: string;
}

const tokenOf = (holder: OrderHolder) => ('order' in holder ? ({ token: 'required' } as const) : {});
/** A holder names one of both. */
const bodyOf = (holder: OrderHolder): ReviewHolder => holder;

/** The list of the product shows another average, too. */
const changedTags = (_result: unknown, _error: unknown, { product }: WrittenReview) => [
  'OwnReview' as const,
  { type: 'Product' as const, id: product },
];

const apiWithOwnReviews = shopApi.enhanceEndpoints({ addTagTypes: ['OwnReview'] });

const ownReviewsApi = apiWithOwnReviews.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** `null` from a host without reviews, and for an order of another customer. */
    ownReviews: build.query<OwnReviews | null, OrderHolder>({
      queryFn: async (holder, _api, _options, baseQuery) => {
        const result = await resultOf(
          baseQuery as BaseQuery,
          apiRequest(listOwnReviews, { body: bodyOf(holder), ...tokenOf(holder), optional: true }),
        );
        if (!isSupported(result) || result.error?.kind === 'refused') return { data: null };
        return result.error === undefined ? { data: readOwnReviews(result.data) } : { error: result.error };
      },
      extraOptions: { noun: 'your reviews' },
      providesTags: ['OwnReview'],
    }),
    writeReview: build.mutation<void, WrittenReview & { readonly draft: ReviewDraft }>({
      query: ({ holder, product, draft }) =>
        apiRequest(writeReview, {
          body: { ...bodyOf(holder), product, ...draft },
          ...tokenOf(holder),
          optional: true,
        }),
      transformResponse: () => undefined,
      invalidatesTags: changedTags,
    }),
    withdrawReview: build.mutation<void, WrittenReview>({
      query: ({ holder, product }) =>
        apiRequest(withdrawReview, {
          body: { ...bodyOf(holder), product },
          ...tokenOf(holder),
          optional: true,
        }),
      transformResponse: () => undefined,
      invalidatesTags: changedTags,
    }),
  }),
});

const { useOwnReviewsQuery, useWriteReviewMutation, useWithdrawReviewMutation } = ownReviewsApi;

/** One product of an order and what its customer may do about its review. */
export interface OwnReviewOf {
  readonly canWrite: boolean;
  readonly review: OwnReview | null;
  /** Resolve to why it failed, `null` when it did not. */
  readonly save: (draft: ReviewDraft) => Promise<string | null>;
  readonly withdraw: () => Promise<string | null>;
}

const outcomeOf = (sent: Promise<unknown>): Promise<string | null> =>
  sent.then(
    () => null,
    (error: unknown) => failureOfError(error).message,
  );

/** The own review of a product of an order; `null` while it is not known, and where there is nothing to write or show. */
export const useOwnReview = (holder: OrderHolder, product: string): OwnReviewOf | null => {
  const { data } = useOwnReviewsQuery(holder);
  const [write] = useWriteReviewMutation();
  const [withdraw] = useWithdrawReviewMutation();
  const review = data?.reviews.find((known) => known.product === product) ?? null;
  if (!data || (!data.canWrite && review === null)) return null;
  return {
    canWrite: data.canWrite,
    review,
    save: (draft) => outcomeOf(write({ holder, product, draft }).unwrap()),
    withdraw: () => outcomeOf(withdraw({ holder, product }).unwrap()),
  };
};
