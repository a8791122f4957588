import type { FastifyPluginAsync } from 'fastify';
import { slidesSchemas as schemas } from '#contract/slidesSchemas.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/openDatabase.ts';
import { contractRoute } from '../http/contractRoute.ts';
import { clearingCache } from '../http/responseCache.ts';
import { addSlide, changeSlide, getSlideOrThrow, listSlides, removeSlide } from './slidesService.ts';

export interface SlidesOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly clearCaches: () => void;
}

/** Routes for the home page's slides (API-7): anyone reads, admins write. */
export const slidesRoutes: FastifyPluginAsync<SlidesOptions> = async (app, { db, now, clearCaches }) => {
  const { admin } = app.authorize;
  const changing = clearingCache(clearCaches);
  app.route(contractRoute(schemas.listSlides, { handler: () => listSlides(db) }));
  app.route(contractRoute(schemas.getSlide, { handler: ({ params }) => getSlideOrThrow(db, params.id) }));
  app.route(
    contractRoute(schemas.postSlide, {
      preValidation: admin,
      handler: async (request) => ({
        insertedId: await changing(addSlide(db, callerOf(request), request.body, now())),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.updateSlide, {
      preValidation: admin,
      handler: (request) => {
        const change = { ...request.body, id: request.params.id };
        return changing(changeSlide(db, callerOf(request), change, now()));
      },
    }),
  );
  app.route(
    contractRoute(schemas.deleteSlide, {
      preValidation: admin,
      handler: async (request) => ({
        deletedCount: await changing(removeSlide(db, callerOf(request), request.params.id, now())),
      }),
    }),
  );
};
