import { listOwnReviewsCall, withdrawReviewCall, writeReviewCall } from '#contract/reviews/reviews.ts';
import { readOwnReviews } from '#domain/reviews/readReviews.ts';
import type { OwnReview, OwnReviews, ReviewDraft } from '#domain/reviews/review.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { failureOfError } from '../client/failure.ts';
import { isNotFound } from '../client/isNotFound.ts';
import { shopApi } from '../client/shopApi.ts';

/** What a customer writes about the products of an order (SH-7). */

/** The id of an own order of the signed-in account, or the token of a tracking link. */
type OrderHolder = { readonly order: string } | { readonly token: string };

interface WrittenReview {
  readonly holder: OrderHolder;
  /** Id of the product. */
  readonly product: string;
}

/** The request's option: an own order needs the account's token, a tracking link is its own proof. */
const tokenOption = (holder: OrderHolder) => ('order' in holder ? ({ token: 'required' } as const) : {});

/** Also the product's tag, since its average rating changes. */
const changedTags = (_result: unknown, _error: unknown, { product }: WrittenReview) => [
  'OwnReview' as const,
  { type: 'Product' as const, id: product },
];

export const ownReviewsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** The holder's reviews of the order's products; refused for the order of another customer. */
    ownReviews: build.query<OwnReviews, OrderHolder>({
      query: (holder) => apiRequest(listOwnReviewsCall, { body: holder, ...tokenOption(holder) }),
      transformResponse: readOwnReviews,
      providesTags: ['OwnReview'],
    }),
    writeReview: build.mutation<void, WrittenReview & { readonly draft: ReviewDraft }>({
      query: ({ holder, product, draft }) =>
        apiRequest(writeReviewCall, {
          body: { ...holder, product, ...draft },
          ...tokenOption(holder),
        }),
      invalidatesTags: changedTags,
    }),
    withdrawReview: build.mutation<void, WrittenReview>({
      query: ({ holder, product }) =>
        apiRequest(withdrawReviewCall, {
          body: { ...holder, product },
          ...tokenOption(holder),
        }),
      invalidatesTags: changedTags,
    }),
  }),
});

const { useOwnReviewsQuery, useWriteReviewMutation, useWithdrawReviewMutation } = ownReviewsApi;

/** The own review of one product of an order, and what may be done with it. */
interface OwnReviewOf {
  /** Whether the order is delivered and was not returned: otherwise its reviews are neither written nor changed. */
  readonly canWrite: boolean;
  /** `null` until one is written. */
  readonly review: OwnReview | null;
  /** `save` and `withdraw` resolve to the message of their failure, `null` after success. */
  readonly save: (draft: ReviewDraft) => Promise<string | null>;
  readonly withdraw: () => Promise<string | null>;
}

/** The message of the mutation's failure; `null` after success. */
const failureMessageOf = (mutation: Promise<unknown>): Promise<string | null> =>
  mutation.then(
    () => null,
    (error: unknown) => failureOfError(error).message,
  );

interface OwnReviewQuery {
  /** `null` until it is loaded. */
  readonly own: OwnReviewOf | null;
  /** How to load the order's reviews again; `null` unless they could not be loaded. */
  readonly failure: { readonly busy: boolean; readonly onRetry: () => void } | null;
}

/** The own review of a product of an order. */
export const useOwnReview = (holder: OrderHolder, product: string): OwnReviewQuery => {
  const { data, error, isFetching, refetch } = useOwnReviewsQuery(holder);
  const [write] = useWriteReviewMutation();
  const [withdraw] = useWithdrawReviewMutation();
  if (data === undefined) {
    // A host without reviews has none to load again.
    const isFailed = error !== undefined && !isNotFound(error);
    return { own: null, failure: isFailed ? { busy: isFetching, onRetry: () => void refetch() } : null };
  }
  const review = data.reviews.find((ownReview) => ownReview.product === product) ?? null;
  const own: OwnReviewOf = {
    canWrite: data.canWrite,
    review,
    save: (draft) => failureMessageOf(write({ holder, product, draft }).unwrap()),
    withdraw: () => failureMessageOf(withdraw({ holder, product }).unwrap()),
  };
  return { own, failure: null };
};
