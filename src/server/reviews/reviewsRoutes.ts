import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ReviewHolder } from '#contract/reviews.ts';
import { reviewsSchemas as schemas } from '#contract/reviewsSchemas.ts';
import { pageSizes } from '#domain/constants.ts';
import { ownReviewReadsPerMinute, reviewsPerMinute } from '#domain/review.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/openDatabase.ts';
import { contractRoute } from '../http/contractRoute.ts';
import { clearingCache, type ResponseCache } from '../http/responseCache.ts';
import type { TrackingTokens } from '../orders/trackingTokens.ts';
import {
  decideReviews,
  moderatedReviews,
  ownReviews,
  publishedReviews,
  removeReview,
  reviewCounts,
  withdrawReview,
  writeReview,
} from './reviewsService.ts';

export interface ReviewsOptions {
  readonly db: Db;
  readonly tokens: TrackingTokens;
  readonly now: () => Date;
  readonly cache: ResponseCache;
  readonly clearCaches: () => void;
}

/** Who writes: the account, or else the link. */
const writerOf = ({ caller, body }: Pick<FastifyRequest, 'caller'> & { body: ReviewHolder }): string =>
  caller?.uid ?? body.token ?? '';

/** Routes for reviews (SH-7): anyone reads, customers write, staff decide, admins delete. */
export const reviewsRoutes: FastifyPluginAsync<ReviewsOptions> = async (app, options) => {
  const { db, tokens, now, cache, clearCaches } = options;
  const { admin, guestOrAccount, guestOrCustomer, staff } = app.authorize;
  // No cache may keep what a link opens.
  const reader = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    await guestOrAccount(request, reply);
  };
  const writing = ({ caller }: Pick<FastifyRequest, 'caller'>) => ({ db, tokens, caller, now: now() });
  const changing = clearingCache(clearCaches);
  const rate = app.perMinute('reviews', reviewsPerMinute);
  app.route(
    contractRoute(schemas.listReviews, {
      cache,
      handler: ({ query: { product, limit = pageSizes.reviews, ...rest } }) =>
        publishedReviews(db, product, { ...rest, limit }),
    }),
  );
  app.route(
    contractRoute(schemas.listOwnReviews, {
      preValidation: reader,
      limit: { rate: app.perMinute('own reviews', ownReviewReadsPerMinute), key: writerOf },
      handler: (request) => ownReviews(writing(request), request.body),
    }),
  );
  app.route(
    contractRoute(schemas.writeReview, {
      preValidation: guestOrCustomer,
      limit: { rate, key: writerOf },
      handler: async (request) => ({
        data: await changing(writeReview(writing(request), request.body)),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.withdrawReview, {
      preValidation: guestOrCustomer,
      limit: { rate, key: writerOf },
      handler: async (request) => {
        const { product, token } = request.body;
        const order = await changing(withdrawReview(writing(request), request.body));
        request.log.info(
          { order, product, byLink: token !== undefined },
          'a review was withdrawn by its customer',
        );
        return { deletedCount: 1 };
      },
    }),
  );
  app.route(
    contractRoute(schemas.listModeratedReviews, {
      preValidation: staff,
      handler: async ({ query: { state, ...page } }) => {
        const { items, total, next } = await moderatedReviews(db, state, page);
        return { reviews: items, total: total ?? items.length, next };
      },
    }),
  );
  app.route(
    contractRoute(schemas.countReviews, {
      preValidation: staff,
      handler: async () => ({ counts: await reviewCounts(db) }),
    }),
  );
  app.route(
    contractRoute(schemas.decideReviews, {
      preValidation: staff,
      handler: async (request) => ({
        decidedIds: await changing(decideReviews(db, callerOf(request), request.body, now())),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.deleteReview, {
      preValidation: admin,
      handler: async (request) => ({
        deletedCount: await changing(removeReview(db, callerOf(request), request.params.id, now())),
      }),
    }),
  );
};
