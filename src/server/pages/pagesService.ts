import type { MovePageBody, PreviewPageBody, SavePageBody } from '#contract/shop/pages.ts';
import { ownPath } from '#domain/pages/ownPath.ts';
import { filledBengaliPage } from '#domain/shop/bengaliPage.ts';
import { fillPlaceholders } from '#domain/shop/pagePlaceholders.ts';
import {
  fixedSlug,
  movedInList,
  type PageContents,
  type PageSummary,
  type PublicPage,
  pagesLimit,
  type SavedPage,
} from '#domain/shop/shopPage.ts';
import { addressFault, changedPageFields, pageLabels } from '#domain/shop/shopPageSchema.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import type { AuditAction } from '#domain/staff/auditActions.ts';
import type { AuditDetails } from '#domain/staff/auditDetails.ts';
import { filledTexts } from '#domain/values/filledTexts.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { errorCode } from '../database/queries/errorCode.ts';
import { newId } from '../database/queries/newId.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, invalid, notFound } from '../errors/apiError.ts';
import { bengaliPlaceholders } from './bengaliPlaceholders.ts';
import { markdownFault, pageHtml } from './pageMarkdown.ts';
import * as repository from './pagesRepository.ts';

/** PostgreSQL's error code. */
const uniqueViolation = '23505';

/** All pages of text for the dashboard's list, without their contents. */
export const listPages = async (db: Db): Promise<PageSummary[]> =>
  (await repository.listPages(db)).map(
    ({ _id, page: { slug, title, titleBengali, isPublished, inMenu, inFooter } }) => ({
      _id,
      slug,
      title,
      ...filledTexts({ titleBengali }, ['titleBengali']),
      isPublished,
      inMenu,
      inFooter,
    }),
  );

/** The page with its contents, for editing; throws an ApiError for an unknown one. */
export const getPageOrThrow = async (db: Db, id: string): Promise<SavedPage> => {
  const page = (await repository.listPages(db)).find(({ _id }) => _id === id);
  if (page === undefined) throw notFound('page');
  return page;
};

/** The HTML with paths in place of the shop's own addresses: to them a page in Bengali adds its prefix (BN-1). */
const withOwnPaths = (html: string, publicUrl: string | null): string =>
  html.replace(/(<a href=")([^"]*)/g, (_link, start: string, to: string) => start + ownPath(to, publicUrl));

/** The published page with this slug; throws an ApiError if there is none. */
export const getPublicPage = async (
  db: Db,
  slug: string,
  { shop, publicUrl }: { readonly shop: PublicSettings; readonly publicUrl: string | null },
): Promise<PublicPage> => {
  const page = await repository.findPublishedPage(db, slug);
  if (page === null) throw notFound('page', 'slug');
  const { title, description, body, titleBengali = '', descriptionBengali = '', bodyBengali = '' } = page;
  // `bengaliPlaceholders` chooses the digits for the whole process, so nothing may be awaited from here on.
  const bengali = bengaliPlaceholders(shop);
  return {
    slug,
    title,
    description: fillPlaceholders(description, shop),
    html: withOwnPaths(pageHtml(body, shop), publicUrl),
    ...filledBengaliPage({
      titleBengali,
      descriptionBengali: fillPlaceholders(descriptionBengali, shop, bengali),
      htmlBengali: withOwnPaths(pageHtml(bodyBengali, shop, bengali), publicUrl),
    }),
  };
};

/** The text as its page would show it, in Bengali where `language` says so; throws an ApiError if it may not be saved. */
export const previewPage = ({ body, language }: PreviewPageBody, shop: PublicSettings): { html: string } => {
  const fault = markdownFault(body);
  if (fault !== null) throw invalid('body', fault);
  return { html: pageHtml(body, shop, language === 'bn' ? bengaliPlaceholders(shop) : undefined) };
};

const taken = (slug: string): ApiError =>
  invalid('page.slug', `Another page has the address ${slug} already. Please choose another one`);

/** Refuses a page whose address or text is not allowed. `id` is absent for a new page. */
const checkPage = (
  pages: readonly SavedPage[],
  { slug, body, bodyBengali = '' }: PageContents,
  id?: string,
): void => {
  const slugFault = addressFault(slug, id);
  if (slugFault !== null) throw invalid('page.slug', slugFault);
  const isTaken = pages.some(({ _id, page }) => _id !== id && page.slug === slug);
  if (isTaken) throw taken(slug);
  const bodyFault = markdownFault(body);
  if (bodyFault !== null) throw invalid('page.body', bodyFault);
  const bengaliFault = markdownFault(bodyBengali);
  if (bengaliFault !== null) throw invalid('page.bodyBengali', bengaliFault);
};

/** Turns the database's refusal into an ApiError: of two admins who give the same address to two pages at once, one is refused. */
const refusingTaken = async <Result>(slug: string, change: Promise<Result>): Promise<Result> => {
  try {
    return await change;
  } catch (error) {
    throw errorCode(error) === uniqueViolation ? taken(slug) : error;
  }
};

const record = (
  tx: Db,
  caller: Caller,
  action: AuditAction,
  { id, title, details }: { readonly id: string; readonly title: string; readonly details?: AuditDetails },
  now: Date,
): Promise<void> =>
  recordAction(
    tx,
    caller,
    { action, subject: { kind: 'page', id, label: title }, ...(details === undefined ? {} : { details }) },
    now,
  );

/**
 * Adds a page and returns its id, or the id of the page that has these contents already (so the same request may be sent again when
 * its answer was lost). Throws an ApiError for an address or a text that is not allowed.
 */
export const addPage = (db: Db, caller: Caller, page: PageContents, now: Date): Promise<string> => {
  const id = newId(now);
  const add = async (tx: Db): Promise<string> => {
    const pages = await repository.listPages(tx);
    const added = pages.find((other) => changedPageFields(other.page, page).length === 0);
    if (added !== undefined) return added._id;
    if (pages.length >= pagesLimit) throw invalid('page', `A shop may have at most ${pagesLimit} pages`);
    checkPage(pages, page);
    // A page's first version follows 0. It is always stored: no page has the new id yet.
    await repository.storePage(tx, { id, after: 0, page, previous: null, formerSlugs: [] }, now);
    await record(tx, caller, 'addPage', { id, title: page.title }, now);
    return id;
  };
  return refusingTaken(page.slug, transaction(db, add));
};

const changedMeanwhile = (): ApiError =>
  new ApiError(
    'changedMeanwhile',
    'Somebody else has saved this page in the meantime. Open it again to see it, then make your change.',
  );

/** What the audit log says of an edited page: the names of the changed fields; for one short field also its old and new value. */
const detailsOf = (before: PageContents, after: PageContents): AuditDetails => {
  const changedFields = changedPageFields(before, after);
  const details = { fields: changedFields.map((field) => pageLabels[field]) };
  const [field, ...otherFields] = changedFields;
  if (field === undefined || otherFields.length > 0) return details;
  const isShort = field !== 'body' && field !== 'bodyBengali';
  return isShort
    ? { ...details, from: String(before[field] ?? ''), to: String(after[field] ?? '') }
    : details;
};

/** How many earlier addresses of a page are kept, which lead to its present one. */
const formerSlugsLimit = 20;

/** The earlier addresses of a page, once its address is `slug`. */
const formerSlugsAfter = ({ page, formerSlugs }: repository.StoredPage, slug: string): string[] =>
  [...formerSlugs.filter((former) => former !== page.slug), page.slug]
    .filter((former) => former !== slug)
    .slice(-formerSlugsLimit);

/**
 * Saves the page as the version after `version`, which the admin has edited, and returns its number. An unchanged page gets
 * no new version, also if `version` is not the newest (so the same request may be sent again when its answer was lost). Throws an ApiError
 * for an unknown page, if there is a newer version with other contents, and for an address or a text that is not allowed.
 */
export const savePage = (
  db: Db,
  caller: Caller,
  { id, version, page }: SavePageBody & { readonly id: string },
  now: Date,
): Promise<number> => {
  const save = async (tx: Db): Promise<number> => {
    const pages = await repository.listPages(tx);
    const saved = pages.find(({ _id }) => _id === id);
    if (saved === undefined) throw notFound('page');
    const details = detailsOf(saved.page, page);
    if (details.fields?.length === 0) return saved.version;
    if (saved.version !== version) throw changedMeanwhile();
    checkPage(pages, page, id);
    const formerSlugs = formerSlugsAfter(saved, page.slug);
    const isStored = await repository.storePage(
      tx,
      { id, after: version, page, previous: saved.page, formerSlugs },
      now,
    );
    if (!isStored) throw changedMeanwhile();
    await record(tx, caller, 'editPage', { id, title: page.title, details }, now);
    return version + 1;
  };
  return refusingTaken(page.slug, transaction(db, save));
};

const movedMeanwhile = (): ApiError =>
  new ApiError(
    'changedMeanwhile',
    'Somebody else has changed the list of pages in the meantime. Look at it again, then make your change.',
  );

/**
 * Moves the page from one place of the list to another, counted from 1; menu and footer follow the list. Throws an ApiError
 * for an unknown page, for a place that the list does not have, and if the page is at neither of the two places: at `to` it may have
 * come by the same request, whose answer was lost.
 */
export const movePageInList = (
  db: Db,
  caller: Caller,
  { id, from, to }: MovePageBody & { readonly id: string },
  now: Date,
): Promise<void> =>
  transaction(db, async (tx) => {
    const { version } = await repository.readPageSequence(tx);
    const pages = await repository.listPages(tx);
    const page = pages.find(({ _id }) => _id === id);
    if (page === undefined) throw notFound('page');
    if (pages[to - 1] === page) return;
    if (pages[from - 1] !== page) throw movedMeanwhile();
    if (to > pages.length) throw invalid('to', `The list has ${pages.length} pages`);
    const pageIds = movedInList(pages, from, to).map(({ _id }) => _id);
    const isStored = await repository.insertPageSequence(tx, { version: version + 1, pageIds }, now);
    if (!isStored) throw movedMeanwhile();
    const details = { from: `place ${from}`, to: `place ${to}` };
    await record(tx, caller, 'movePage', { id, title: page.page.title, details }, now);
  });

/** Removes the page; throws an ApiError for an unknown page, and for one whose address is fixed. */
export const removePage = (db: Db, caller: Caller, id: string, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    if (fixedSlug(id) !== undefined) throw invalid('id', 'This page can be hidden, but not removed');
    const page = await getPageOrThrow(tx, id);
    await repository.markRemoved(tx, page, now);
    await record(tx, caller, 'deletePage', { id, title: page.page.title }, now);
  });
