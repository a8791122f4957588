import { array, boolean, number, object, type Schema, string } from 'yup';
import {
  type ModeratedReview,
  type OwnReview,
  type OwnReviews,
  type ReviewCounts,
  type ReviewRating,
  type ReviewsPage,
  rejectReasonLength,
  reviewDecisions,
  reviewRatings,
  reviewStates,
  reviewTextLength,
} from '#domain/reviews/review.ts';
import { idShape } from '#domain/values/id.ts';
import {
  byId,
  type CallSchemas,
  choiceRule,
  deletedReply,
  idRule,
  integerRule,
  optionalLinkTokenRule,
  pageReply,
  pageRules,
  textRule,
} from '../call/callSchemas.ts';

/** Maximum number of a product's published reviews in one reply. */
const largestReviewsPage = 50;
/** Maximum number of reviews that are decided at once. */
const decidedReviewsLimit = 100;

/** The id of an order or product; unlike `idRule` it may be absent. */
const id = (name: string) =>
  string().typeError(`${name} must be text`).matches(idShape, `${name} must be 24 hexadecimal digits`);

/** Exactly one of the two names the order: `order` for the signed-in customer, `token` for whoever has its link. */
const holder = {
  order: id('order').test(
    'holder',
    'order or token is required, and only one of them',
    (order, { parent }) => {
      const namesOrder = order !== undefined;
      const hasToken = (parent as { token?: unknown }).token !== undefined;
      return namesOrder !== hasToken;
    },
  ),
  token: optionalLinkTokenRule,
};

const product = id('product').required('product is required');
const rating = number<ReviewRating>()
  .typeError('rating must be a number')
  .required('rating is required')
  .oneOf(reviewRatings, 'rating must be a whole number from 1 to 5');
const state = string().required('state is required').oneOf(reviewStates, 'state must be one of a review');
const count = number().required();

/** What everyone sees of a published review. */
const visibleFields = { rating, text: string().defined(), at: string().required() };
const review = {
  _id: string().required(),
  ...visibleFields,
  by: string().defined(),
  color: string().defined(),
  size: string().defined(),
};
const ownReview: Schema<OwnReview> = object({
  product: string().required(),
  ...visibleFields,
  state,
  reason: string().defined(),
}).required();

const reviewsPage: Schema<ReviewsPage> = object({
  count,
  byRating: array(number().required()).required(),
  reviews: array(object(review).required()).required(),
  next: string().defined().nullable(),
});
const ownReviews: Schema<OwnReviews> = object({
  canWrite: boolean().required(),
  reviews: array(ownReview).required(),
});
const moderatedReview: Schema<ModeratedReview> = object({
  ...review,
  product: object({ id: string().required(), name: string().defined(), nameBengali: string() }).required(),
  order: object({ id: string().required(), number: string().defined().nullable() }).required(),
  state,
  reason: string().defined(),
  version: number().required(),
  byLink: boolean().required(),
}).required();
const reviewCounts: Schema<ReviewCounts> = object({
  Waiting: count,
  Published: count,
  Rejected: count,
}).required();

/** Schemas of the calls in reviews.ts; domain/reviews/review.ts explains the fields of the replies. */
export const reviewsSchemas = {
  listReviews: {
    query: object({
      product,
      ...pageRules,
      limit: pageRules.limit.max(largestReviewsPage, `limit may be at most ${largestReviewsPage}`),
    }),
    reply: reviewsPage,
  },
  listOwnReviews: {
    refusals: ['unknown', 'tooMany'],
    body: object(holder).required('a body is required'),
    reply: ownReviews,
  },
  writeReview: {
    refusals: ['unknown', 'moveRefused', 'alreadyReviewed', 'tooMany'],
    body: object({
      ...holder,
      product,
      rating,
      text: textRule('text', reviewTextLength).defined('text is required'),
    }).required('a body is required'),
    reply: object({ data: ownReview }),
  },
  withdrawReview: {
    refusals: ['unknown', 'tooMany'],
    body: object({ ...holder, product }).required('a body is required'),
    reply: deletedReply,
  },
  listModeratedReviews: {
    query: object({ state, ...pageRules }),
    reply: object({
      reviews: array(moderatedReview).required(),
      ...pageReply,
    }),
  },
  countReviews: { reply: object({ counts: reviewCounts }) },
  decideReviews: {
    body: object({
      decision: choiceRule('decision', reviewDecisions).required('decision is required'),
      reason: textRule('reason', rejectReasonLength),
      reviews: array(
        object({
          id: idRule,
          version: integerRule('version', 1),
          /** The state that staff saw; absent from a page of an earlier version of the shop that is still open. */
          from: string().oneOf(reviewStates, 'from must be one of a review'),
        }).required('a review is required'),
      )
        .required('reviews is required')
        .min(1, 'reviews must name at least one')
        .max(decidedReviewsLimit, `reviews may name at most ${decidedReviewsLimit}`),
    }).required('a body is required'),
    reply: object({
      decidedIds: array(string().required()).required(),
      decidedByOthers: array(string().required()).required(),
    }),
  },
  deleteReview: { refusals: ['unknown'], params: byId, reply: deletedReply },
} satisfies Record<string, CallSchemas>;
