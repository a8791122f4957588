import type { FastifyInstance } from 'fastify';
import * as calls from '#contract/sliders.ts';
import { slidersChecks as checks } from '#contract/slidersChecks.ts';
import type { Access } from '../auth/access.ts';
import type { Db } from '../database/openDatabase.ts';
import { mount } from '../http/mount.ts';
import { listSlides } from './slidesRepository.ts';
import { addSlide, changeSlide, giveSlide, removeSlide } from './slidesWork.ts';

export interface SlidesNeeds {
  readonly db: Db;
  readonly access: Access;
  readonly now: () => Date;
}

/** The home page's slides (API-7): anyone reads, an admin writes. */
export const slidesRoutes = (app: FastifyInstance, { db, access, now }: SlidesNeeds): void => {
  const anyone = { may: access.anyone };
  const admin = { may: access.admin };
  mount(app, calls.listSlides, checks.listSlides, anyone, () => listSlides(db));
  mount(app, calls.getSlide, checks.getSlide, anyone, ({ params }) => giveSlide(db, params.id));
  mount(app, calls.postSlide, checks.postSlide, admin, async ({ body }) => ({
    insertedId: await addSlide(db, body, now()),
  }));
  mount(app, calls.updateSlide, checks.updateSlide, admin, ({ params, body }) =>
    changeSlide(db, params.id, body, now()),
  );
  mount(app, calls.deleteSlide, checks.deleteSlide, admin, async ({ params }) => ({
    deletedCount: await removeSlide(db, params.id),
  }));
};
