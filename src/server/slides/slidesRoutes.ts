import type { FastifyPluginAsync } from 'fastify';
import { slidesSchemas as schemas } from '#contract/slidesSchemas.ts';
import type { Db } from '../database/openDatabase.ts';
import { contractRoute } from '../http/contractRoute.ts';
import { addSlide, changeSlide, getSlideOrThrow, listSlides, removeSlide } from './slidesService.ts';

export interface SlidesOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** Routes for the home page's slides (API-7): anyone reads, admins write. */
export const slidesRoutes: FastifyPluginAsync<SlidesOptions> = async (app, { db, now }) => {
  const { admin } = app.authorize;
  app.route(contractRoute(schemas.listSlides, { handler: () => listSlides(db) }));
  app.route(contractRoute(schemas.getSlide, { handler: ({ params }) => getSlideOrThrow(db, params.id) }));
  app.route(
    contractRoute(schemas.postSlide, {
      preValidation: admin,
      handler: async ({ body }) => ({ insertedId: await addSlide(db, body, now()) }),
    }),
  );
  app.route(
    contractRoute(schemas.updateSlide, {
      preValidation: admin,
      handler: ({ params, body }) => changeSlide(db, params.id, body, now()),
    }),
  );
  app.route(
    contractRoute(schemas.deleteSlide, {
      preValidation: admin,
      handler: async ({ params }) => ({ deletedCount: await removeSlide(db, params.id) }),
    }),
  );
};
