import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { ReviewHolder } from '#contract/reviews.ts';
import { reviewsSchemas as schemas } from '#contract/reviewsSchemas.ts';
import { pageSizes } from '#domain/constants.ts';
import { reviewsPerMinute } from '#domain/review.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db, Reads } from '../database/openDatabase.ts';
import { contractRoute } from '../http/contractRoute.ts';
import type { ResponseCache } from '../http/responseCache.ts';
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
  readonly reads: Reads;
  readonly tokens: TrackingTokens;
  readonly now: () => Date;
  readonly cache: ResponseCache;
}

/** Who writes: the account, or else the link. */
const writerOf = ({ caller, body }: Pick<FastifyRequest, 'caller'> & { body: ReviewHolder }): string =>
  caller?.uid ?? body.token ?? '';

/** Routes for reviews (SH-7): anyone reads, customers write, staff decide, admins delete. */
export const reviewsRoutes: FastifyPluginAsync<ReviewsOptions> = async (app, options) => {
  const { db, reads, tokens, now, cache } = options;
  const { admin, guestOrAccount, staff } = app.authorize;
  // No cache may keep what a link opens.
  const writer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    reply.header('cache-control', 'no-store');
    await guestOrAccount(request, reply);
  };
  const writing = ({ caller }: Pick<FastifyRequest, 'caller'>) => ({ db, tokens, caller, now: now() });
  const clearingCache = async <Result>(change: Promise<Result>): Promise<Result> =>
    change.finally(() => {
      reads.wrote();
      cache.clear();
    });
  const rate = app.perMinute('reviews', reviewsPerMinute);
  app.route(
    contractRoute(schemas.listReviews, {
      cache,
      handler: ({ query: { product, limit = pageSizes.reviews, ...rest } }) =>
        publishedReviews(reads.db, product, { ...rest, limit }),
    }),
  );
  app.route(
    contractRoute(schemas.listOwnReviews, {
      preValidation: writer,
      handler: (request) => ownReviews(writing(request), request.body),
    }),
  );
  app.route(
    contractRoute(schemas.writeReview, {
      preValidation: writer,
      limit: { rate, key: writerOf },
      handler: async (request) => ({
        data: await clearingCache(writeReview(writing(request), request.body)),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.withdrawReview, {
      preValidation: writer,
      handler: async (request) => ({
        deletedCount: await clearingCache(withdrawReview(writing(request), request.body)),
      }),
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
        decidedIds: await clearingCache(decideReviews(db, callerOf(request), request.body, now())),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.deleteReview, {
      preValidation: admin,
      handler: async (request) => ({
        deletedCount: await clearingCache(removeReview(db, callerOf(request), request.params.id, now())),
      }),
    }),
  );
};
