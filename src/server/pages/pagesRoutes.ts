import type { FastifyPluginAsync } from 'fastify';
import {
  addPageCall,
  deletePageCall,
  getPageCall,
  getPublicPageCall,
  listPagesCall,
  movePageCall,
  previewPageCall,
  savePageCall,
} from '#contract/shop/pages.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { clearingCache, type ResponseCache } from '../http/cache/responseCache.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import type { Settings } from '../settings/settings.ts';
import {
  addPage,
  getPageOrThrow,
  getPublicPage,
  listPages,
  movePageInList,
  previewPage,
  removePage,
  savePage,
} from './pagesService.ts';

export interface PagesOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly cache: ResponseCache;
  readonly clearCaches: () => void;
  readonly settings: Pick<Settings, 'publicUrl'>;
  /** `shop` is what every page of the shop brings along; after `refresh` it is a new object. */
  readonly shopSettings: { readonly shop: Shop; readonly refresh: () => Promise<void> };
}

/** Routes for the pages of text (SP-9): everyone reads the published ones, admins write them. */
export const pagesRoutes: FastifyPluginAsync<PagesOptions> = async (
  app,
  { db, now, cache, clearCaches, settings: { publicUrl }, shopSettings },
) => {
  /** Awaits a change, and then empties the caches; `refresh` empties those of this process again once it has read the change. */
  const changing = clearingCache(clearCaches);
  /** The links in menu and footer after a change, so that the open dashboard can show them. */
  const links = async () => {
    await shopSettings.refresh();
    const { menuPages, footerPages, unlinkedPages } = shopSettings.shop;
    // Copies: the contract's lists are not readonly.
    return {
      menuPages: [...menuPages],
      footerPages: [...footerPages],
      unlinkedPages: [...unlinkedPages],
    };
  };
  answerCall(
    app,
    getPublicPageCall,
    ({ params }) => getPublicPage(db, params.slug, { shop: shopSettings.shop, publicUrl }),
    { cache },
  );
  answerCall(app, listPagesCall, () => listPages(db));
  answerCall(app, getPageCall, ({ params }) => getPageOrThrow(db, params.id));
  answerCall(app, previewPageCall, async ({ body }) => previewPage(body, shopSettings.shop));
  answerCall(app, addPageCall, async (request) => {
    const insertedId = await changing(addPage(db, callerOf(request), request.body.page, now()));
    return { insertedId, ...(await links()) };
  });
  answerCall(app, savePageCall, async (request) => {
    const change = { ...request.body, id: request.params.id };
    const version = await changing(savePage(db, callerOf(request), change, now()));
    return { version, ...(await links()) };
  });
  answerCall(app, movePageCall, async (request) => {
    const change = { ...request.body, id: request.params.id };
    await changing(movePageInList(db, callerOf(request), change, now()));
    return links();
  });
  answerCall(app, deletePageCall, async (request) => {
    await changing(removePage(db, callerOf(request), request.params.id, now()));
    return { deletedCount: 1, ...(await links()) };
  });
};
