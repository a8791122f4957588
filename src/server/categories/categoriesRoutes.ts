import type { FastifyPluginAsync } from 'fastify';
import {
  changeCategoriesCall,
  chooseCategoriesCall,
  getCategoryTreeCall,
  listCategoriesCall,
} from '#contract/products/categories.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { clearingCache } from '../http/cache/responseCache.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { listCategories, saveCategoryChange, savedCategories } from './categoriesService.ts';
import { chooseCategories } from './chooseCategories.ts';
import type { CurrentCategories } from './currentCategories.ts';

export interface CategoriesOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly categories: CurrentCategories;
  readonly clearCaches: () => void;
}

/**
 * Routes for the shop's categories (SP-4): everyone reads those in the menus, staff read all, and admins change single ones, or choose with
 * which a new shop begins.
 */
export const categoriesRoutes: FastifyPluginAsync<CategoriesOptions> = async (
  app,
  { db, now, categories, clearCaches },
) => {
  /** Awaits a change, and then empties the caches; `categories.refresh` empties them again, once this process knows the change. */
  const changing = clearingCache(clearCaches);
  answerCall(app, listCategoriesCall, async ({ query }) => listCategories(categories.newest.tree, query));
  // From the database: a change is refused unless it is made to the newest version, which another process may have saved just now.
  answerCall(app, getCategoryTreeCall, () => savedCategories(db));
  answerCall(app, changeCategoriesCall, async (request) => {
    const version = await changing(saveCategoryChange(db, callerOf(request), request.body, now()));
    await categories.refresh();
    return { version };
  });
  answerCall(app, chooseCategoriesCall, async (request) => {
    const version = await changing(chooseCategories(db, callerOf(request), request.body, now()));
    await categories.refresh();
    return { version };
  });
};
