import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/sliders.ts';
import { slidersChecks as checks } from '#contract/slidersSchemas.ts';
import type { Authorizer } from '../auth/authorizer.ts';
import type { Db } from '../database/openDatabase.ts';
import { registerRoute } from '../http/registerRoute.ts';
import { addSlide, changeSlide, getSlideOrThrow, listSlides, removeSlide } from './slidesService.ts';

export interface SlidesDeps {
  readonly db: Db;
  readonly authorizer: Authorizer;
  readonly now: () => Date;
}

/** Routes for the home page's slides (API-7): anyone reads, admins write. */
export const slidesRoutes = (app: FastifyInstance, { db, authorizer, now }: SlidesDeps): void => {
  const anyone = { authorize: authorizer.anyone };
  const admin = { authorize: authorizer.admin };
  registerRoute(app, calls.listSlides, checks.listSlides, anyone, () => listSlides(db));
  registerRoute(app, calls.getSlide, checks.getSlide, anyone, ({ params }) => getSlideOrThrow(db, params.id));
  registerRoute(app, calls.postSlide, checks.postSlide, admin, async ({ body }) => ({
    insertedId: await addSlide(db, body, now()),
  }));
  registerRoute(app, calls.updateSlide, checks.updateSlide, admin, ({ params, body }) =>
    changeSlide(db, params.id, body, now()),
  );
  registerRoute(app, calls.deleteSlide, checks.deleteSlide, admin, async ({ params }) => ({
    deletedCount: await removeSlide(db, params.id),
  }));
};
