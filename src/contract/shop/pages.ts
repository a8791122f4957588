import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { pagesSchemas } from './pagesSchemas.ts';

/** The shop's pages of text (SP-9): beyond API-1 to API-7. Everyone reads the published ones, and admins write them. */

type Schemas = typeof pagesSchemas;

export type MovePageBody = ShapeOf<Schemas['movePage']>['body'];
export type PreviewPageBody = ShapeOf<Schemas['previewPage']>['body'];
export type SavePageBody = ShapeOf<Schemas['savePage']>['body'];

/** The published page with this address; refused with `unknown` for a page that is not published. */
export const getPublicPageCall = call<Schemas['getPublicPage']>('GET', '/page/:slug', 'everyone');
/** All pages for admins, also those that are not published. */
export const listPagesCall = call<Schemas['listPages']>('GET', '/pages', 'admin');
/** A page in its newest version and the one before, published or not. */
export const getPageCall = call<Schemas['getPage']>('GET', '/pages/:id', 'admin');
export const addPageCall = call<Schemas['addPage']>('POST', '/pages', 'admin');
/** Saves a page; refused with `changedMeanwhile` when `version` is no longer its newest. */
export const savePageCall = call<Schemas['savePage']>('PUT', '/pages/:id', 'admin');
/** Moves a page to another place in the list; refused with `changedMeanwhile` when it no longer stands at place `from`. */
export const movePageCall = call<Schemas['movePage']>('PUT', '/pages/:id/place', 'admin');
export const deletePageCall = call<Schemas['deletePage']>('DELETE', '/pages/:id', 'admin');
/** Shows how a page with this text would look; stores nothing. */
export const previewPageCall = call<Schemas['previewPage']>('POST', '/pages/preview', 'admin');
