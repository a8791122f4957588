import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { pagesSchemas } from './pagesSchemas.ts';

/** The shop's pages of text (SP-9): beyond API-1 to API-7. Everyone reads the published ones, and admins write them. */

export type MovePageBody = ShapeOf<typeof pagesSchemas.movePage>['body'];
export type SavePageBody = ShapeOf<typeof pagesSchemas.savePage>['body'];

/** The published page with this address; refused with `unknown` for a page that is not published. */
export const getPublicPageCall = call<typeof pagesSchemas.getPublicPage>('GET', '/page/:slug', {
  access: 'everyone',
  refusals: ['invalid', 'unknown'],
});
/** All pages for admins, also those that are not published. */
export const listPagesCall = call<typeof pagesSchemas.listPages>('GET', '/pages', { access: 'admin' });
/** A page in its newest version and the one before, published or not. */
export const getPageCall = call<typeof pagesSchemas.getPage>('GET', '/pages/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown'],
});
export const addPageCall = call<typeof pagesSchemas.addPage>('POST', '/pages', {
  access: 'admin',
  refusals: ['invalid'],
});
/** Saves a page; refused with `changedMeanwhile` when `version` is no longer its newest. */
export const savePageCall = call<typeof pagesSchemas.savePage>('PUT', '/pages/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'changedMeanwhile'],
});
/** Moves a page to another place in the list; refused with `changedMeanwhile` when it no longer stands at place `from`. */
export const movePageCall = call<typeof pagesSchemas.movePage>('PUT', '/pages/:id/place', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'changedMeanwhile'],
});
export const deletePageCall = call<typeof pagesSchemas.deletePage>('DELETE', '/pages/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown'],
});
/** Shows how a page with this text would look; stores nothing. */
export const previewPageCall = call<typeof pagesSchemas.previewPage>('POST', '/pages/preview', {
  access: 'admin',
  refusals: ['invalid'],
});
