import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  countReviewsCall,
  decideReviewsCall,
  deleteReviewCall,
  listModeratedReviewsCall,
  listOwnReviewsCall,
  listReviewsCall,
  type ReviewHolder,
  withdrawReviewCall,
  writeReviewCall,
} from '#contract/reviews/reviews.ts';
import { ownReviewReadsPerMinute, reviewsPerMinute } from '#domain/reviews/review.ts';
import { pageSizes } from '#domain/shop/constants.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { clearingCache, type ResponseCache } from '../http/cache/responseCache.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import type { LinkTokens } from '../orders/tracking/linkTokens.ts';
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
  readonly tokens: LinkTokens;
  readonly now: () => Date;
  readonly cache: ResponseCache;
  readonly clearCaches: () => void;
}

/** The key of the rate limit: the writer's account, or the token of the link; '' for requests with neither, which are refused. */
const rateKeyOf = ({ caller, body }: Pick<FastifyRequest, 'caller'> & { body: ReviewHolder }): string =>
  caller?.uid ?? body.token ?? '';

/** Routes for reviews (SH-7): everyone reads, customers write, staff decide, admins delete. */
export const reviewsRoutes: FastifyPluginAsync<ReviewsOptions> = async (app, options) => {
  const { db, tokens, now, cache, clearCaches } = options;
  const holderContext = ({ caller }: Pick<FastifyRequest, 'caller'>) => ({ db, tokens, caller, now: now() });
  /** Awaits a change, and then empties the caches. */
  const changing = clearingCache(clearCaches);
  const writeLimit = { rate: app.perMinute('reviews', reviewsPerMinute), key: rateKeyOf };
  answerCall(
    app,
    listReviewsCall,
    ({ query: { product, limit = pageSizes.reviews, ...page } }) =>
      publishedReviews(db, product, { ...page, limit }),
    { cache },
  );
  answerCall(app, listOwnReviewsCall, (request) => ownReviews(holderContext(request), request.body), {
    limit: { rate: app.perMinute('own reviews', ownReviewReadsPerMinute), key: rateKeyOf },
  });
  answerCall(
    app,
    writeReviewCall,
    async (request) => ({ data: await changing(writeReview(holderContext(request), request.body)) }),
    { limit: writeLimit },
  );
  answerCall(
    app,
    withdrawReviewCall,
    async (request) => {
      const { product, token } = request.body;
      // A warning, so that each shop logs it. It is the only trace: the review is deleted, and the audit log holds only what staff do.
      const order = await changing(withdrawReview(holderContext(request), request.body));
      request.log.warn(
        { order, product, byLink: token !== undefined },
        'a review was withdrawn by its customer',
      );
      return { deletedCount: 1 };
    },
    { limit: writeLimit },
  );
  answerCall(app, listModeratedReviewsCall, async ({ query: { state, ...page } }) => {
    const { items, total, next } = await moderatedReviews(db, state, page);
    return { reviews: items, total, next };
  });
  answerCall(app, countReviewsCall, async () => ({ counts: await reviewCounts(db) }));
  answerCall(app, decideReviewsCall, (request) =>
    changing(decideReviews(db, callerOf(request), request.body, now())),
  );
  answerCall(app, deleteReviewCall, async (request) => {
    await changing(removeReview(db, callerOf(request), request.params.id, now()));
    return { deletedCount: 1 };
  });
};
