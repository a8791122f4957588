import { array, boolean, number, object, string } from 'yup';
import {
  type ReviewRating,
  rejectReasonLength,
  reviewDecisions,
  reviewRatings,
  reviewStates,
  reviewTextLength,
} from '#domain/review.ts';
import { isTrackingToken } from '#domain/tracking.ts';
import { byId, callSchemas, deletedReply, idRule, integerRule, pageRules } from './callSchemas.ts';
import {
  countReviews,
  decideReviews,
  deleteReview,
  listModeratedReviews,
  listOwnReviews,
  listReviews,
  withdrawReview,
  writeReview,
} from './reviews.ts';

/** Maximum number of a product's reviews in one reply. */
const largestPart = 50;
/** Maximum number of reviews that are decided at once. */
export const decidedReviewsLimit = 100;

const id = (name: string) =>
  string()
    .typeError(`${name} must be a text`)
    .matches(/^[0-9a-f]{24}$/, `${name} must be 24 hexadecimal digits`);

const holder = {
  order: id('order').test('holder', 'order or token is required, and only one of them', function (order) {
    return (order === undefined) !== ((this.parent as { token?: unknown }).token === undefined);
  }),
  token: string()
    .typeError('token must be a text')
    .test('token', 'token is not one of a link', (token) => token === undefined || isTrackingToken(token)),
};

const product = id('product').required('product is required');
const rating = number<ReviewRating>()
  .typeError('rating must be a number')
  .required('rating is required')
  .oneOf(reviewRatings, 'rating must be a whole number from 1 to 5');
const state = string().required('state is required').oneOf(reviewStates, 'state must be one of a review');
const count = number().required();

const visibleFields = { rating, text: string().defined(), at: string().required() };
const review = {
  _id: string().required(),
  ...visibleFields,
  by: string().defined(),
  color: string().defined(),
  size: string().defined(),
};
const ownReview = object({
  product: string().required(),
  ...visibleFields,
  state,
  reason: string().defined(),
}).required();

export const reviewsSchemas = {
  listReviews: callSchemas(listReviews, {
    query: object({
      product,
      ...pageRules,
      limit: pageRules.limit.max(largestPart, `limit may be at most ${largestPart}`),
    }),
    reply: object({
      count,
      average: number().defined().nullable(),
      byRating: array(number().required()).required(),
      reviews: array(object(review).required()).required(),
      next: string().defined().nullable(),
    }),
  }),
  listOwnReviews: callSchemas(listOwnReviews, {
    body: object(holder).required('a body is required'),
    isForGuests: true,
    reply: object({ canWrite: boolean().required(), reviews: array(ownReview).required() }),
  }),
  writeReview: callSchemas(writeReview, {
    body: object({
      ...holder,
      product,
      rating,
      text: string()
        .typeError('text must be a text')
        .defined('text is required')
        .max(reviewTextLength, `text may have at most ${reviewTextLength} characters`),
    }).required('a body is required'),
    isForGuests: true,
    reply: object({ data: ownReview }),
  }),
  withdrawReview: callSchemas(withdrawReview, {
    body: object({ ...holder, product }).required('a body is required'),
    isForGuests: true,
    reply: deletedReply,
  }),
  listModeratedReviews: callSchemas(listModeratedReviews, {
    query: object({ state, ...pageRules }),
    reply: object({
      reviews: array(
        object({
          ...review,
          product: object({ id: string().required(), name: string().defined() }).required(),
          order: object({ id: string().required(), number: string().defined().nullable() }).required(),
          state,
          reason: string().defined(),
          version: number().required(),
          byLink: boolean().required(),
        }).required(),
      ).required(),
      total: number().required(),
      next: string().defined().nullable(),
    }),
  }),
  countReviews: callSchemas(countReviews, {
    reply: object({
      counts: object({ Waiting: count, Published: count, Rejected: count }).required(),
    }),
  }),
  decideReviews: callSchemas(decideReviews, {
    body: object({
      decision: string()
        .required('decision is required')
        .oneOf(reviewDecisions, `decision must be one of ${reviewDecisions.join(', ')}`),
      reason: string()
        .typeError('reason must be a text')
        .max(rejectReasonLength, `reason may have at most ${rejectReasonLength} characters`),
      reviews: array(
        object({
          id: idRule,
          version: integerRule('version', 1),
        }).required('a review is required'),
      )
        .required('reviews is required')
        .min(1, 'reviews must name at least one')
        .max(decidedReviewsLimit, `reviews may name at most ${decidedReviewsLimit}`),
    }).required('a body is required'),
    reply: object({ decidedIds: array(string().required()).required() }),
  }),
  deleteReview: callSchemas(deleteReview, { params: byId, reply: deletedReply }),
};
