import type { FastifyPluginAsync } from 'fastify';
import {
  deleteSlideCall,
  getSlideCall,
  listSlidesCall,
  postSlideCall,
  updateSlideCall,
} from '#contract/shop/slides.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { clearingCache } from '../http/cache/responseCache.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { idempotencyKeyOf } from '../http/routes/callHeaders.ts';
import type { Settings } from '../settings/settings.ts';
import { addSlide, changeSlide, getSlideOrThrow, listSlides, removeSlide } from './slidesService.ts';

export interface SlidesOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly clearCaches: () => void;
  readonly settings: Pick<Settings, 'publicUrl'>;
}

/** Routes for the home page's slides (API-7): everyone reads them, admins write them. */
export const slidesRoutes: FastifyPluginAsync<SlidesOptions> = async (
  app,
  { db, now, clearCaches, settings: { publicUrl } },
) => {
  /** Awaits a change, and then empties the caches. */
  const changing = clearingCache(clearCaches);
  answerCall(app, listSlidesCall, () => listSlides(db, publicUrl));
  answerCall(app, getSlideCall, ({ params }) => getSlideOrThrow(db, params.id, publicUrl));
  answerCall(app, postSlideCall, async (request) => {
    const addition = { body: request.body, key: idempotencyKeyOf(request) };
    return { insertedId: await changing(addSlide(db, callerOf(request), addition, now())) };
  });
  answerCall(app, updateSlideCall, (request) => {
    const change = { ...request.body, id: request.params.id };
    return changing(changeSlide(db, callerOf(request), change, { now: now(), publicUrl }));
  });
  answerCall(app, deleteSlideCall, async (request) => {
    await changing(removeSlide(db, callerOf(request), request.params.id, now()));
    return { deletedCount: 1 };
  });
};
