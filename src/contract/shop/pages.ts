import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { pagesSchemas } from './pagesSchemas.ts';

/** The shop's pages of text (SP-9): beyond API-1 to API-7; anyone reads the published ones, admins write. */

export type MovePageBody = ShapeOf<typeof pagesSchemas.movePage>['body'];
export type SavePageBody = ShapeOf<typeof pagesSchemas.savePage>['body'];

/** A published page by its address; a hidden one is unknown. */
export const getPublicPageCall = call<typeof pagesSchemas.getPublicPage>('GET', '/page/:slug', {
  access: 'everyone',
  refusals: ['invalid', 'unknown'],
});
export const listPagesCall = call<typeof pagesSchemas.listPages>('GET', '/pages', { access: 'admin' });
export const getPageCall = call<typeof pagesSchemas.getPage>('GET', '/pages/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown'],
});
export const addPageCall = call<typeof pagesSchemas.addPage>('POST', '/pages', {
  access: 'admin',
  refusals: ['invalid'],
});
/** Refused with `changedMeanwhile` when `version` is not the page's newest any more. */
export const savePageCall = call<typeof pagesSchemas.savePage>('PUT', '/pages/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'changedMeanwhile'],
});
/** Refused with `changedMeanwhile` when the page does not stand at place `from` any more. */
export const movePageCall = call<typeof pagesSchemas.movePage>('PUT', '/pages/:id/place', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'changedMeanwhile'],
});
export const deletePageCall = call<typeof pagesSchemas.deletePage>('DELETE', '/pages/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown'],
});
/** What a page with this text would look like; stores nothing. */
export const previewPageCall = call<typeof pagesSchemas.previewPage>('POST', '/pages/preview', {
  access: 'admin',
  refusals: ['invalid'],
});
