import type { ChangedSlideBody, SlideBody } from '#contract/shop/slides.ts';
import { englishPath } from '#domain/pages/englishPath.ts';
import { ownPath } from '#domain/pages/ownPath.ts';
import type { Slide } from '#domain/shop/slide.ts';
import type { AuditSubject } from '#domain/staff/audit.ts';
import { recordAction } from '../audit/recordAction.ts';
import type { Caller } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { claimKey } from '../database/queries/claimKey.ts';
import { newId } from '../database/queries/newId.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, invalid, notFound } from '../errors/apiError.ts';
import * as repository from './slidesRepository.ts';

/** An admin may have copied the link from a Bengali page, or whole; each page adds the prefix of its own language. */
const linkOf = (link: string, publicUrl: string | null): string => englishPath(ownPath(link, publicUrl));

const withOwnPath = (slide: Slide, publicUrl: string | null): Slide => ({
  ...slide,
  link: linkOf(slide.link, publicUrl),
});

/** All slides in the order of the slider. */
export const listSlides = async (db: Db, publicUrl: string | null): Promise<Slide[]> =>
  (await repository.listSlides(db)).map((slide) => withOwnPath(slide, publicUrl));

const slideSubject = (id: string, title: string): AuditSubject => ({
  kind: 'slide',
  id,
  label: title || id,
});

/**
 * Adds a slide, once for each idempotency key, and returns its id; throws an ApiError if it has no image, or if the key was used for
 * another slide.
 */
export const addSlide = async (
  db: Db,
  caller: Caller,
  { body, key }: { readonly body: SlideBody; readonly key: string | null },
  now: Date,
): Promise<string> => {
  const { image, title = '', link = '', button = '', titleBengali = '', buttonBengali = '' } = body;
  if (!image) throw invalid('image', 'image is required');
  const id = newId(now);
  const contents = { image, title, link, button, titleBengali, buttonBengali };
  return transaction(db, async (tx) => {
    const earlierId = await claimKey(tx, { kind: 'slide', key, id, contents, now });
    if (earlierId !== null) return earlierId;
    await repository.insertSlide(tx, { id, ...contents, time: now });
    await recordAction(tx, caller, { action: 'addSlide', subject: slideSubject(id, title) }, now);
    return id;
  });
};

/** How the audit log names what a slide has. */
const fieldLabels = {
  image: 'picture',
  title: 'title',
  titleBengali: 'title in Bengali',
  link: 'link',
  button: 'button',
  buttonBengali: 'button in Bengali',
} as const;

type EditedField = keyof typeof fieldLabels;

/** The labels of the fields that the changes alter; a slide without a text in Bengali has no such field. */
const alteredLabels = (before: Slide, changes: Partial<Pick<Slide, EditedField>>): string[] =>
  (Object.keys(fieldLabels) as EditedField[])
    .filter((field) => changes[field] !== undefined && changes[field] !== (before[field] ?? ''))
    .map((field) => fieldLabels[field]);

const changedByOther =
  'Somebody else has changed this slide in the meantime. Open this page again to see it, then make your change.';

/**
 * Changes the fields that the body has and returns the slide. An empty image changes nothing: the old one stays (SL-2).
 * Throws an ApiError for an unknown slide, and if somebody else has changed it since `seen`, the time of its last change that the
 * caller knows, unless the change alters nothing: so the same request may be sent again when its answer was lost. Such a change leaves
 * that time as it is.
 */
export const changeSlide = (
  db: Db,
  caller: Caller,
  { id, seen, image, ...body }: ChangedSlideBody & { readonly id: string },
  { now, publicUrl }: { readonly now: Date; readonly publicUrl: string | null },
): Promise<Slide> =>
  transaction(db, async (tx) => {
    const stored = await repository.lockSlide(tx, id);
    if (stored === null) throw notFound('slide');
    const before = withOwnPath(stored, publicUrl);
    const { title, link, button, titleBengali, buttonBengali } = body;
    const changes = {
      image: image === '' ? undefined : image,
      title,
      // As `before` has it: what is compared below must have one form.
      link: link === undefined ? undefined : linkOf(link, publicUrl),
      button,
      titleBengali,
      buttonBengali,
    };
    const fields = alteredLabels(before, changes);
    if (fields.length === 0) return before;
    const isSeen = seen === undefined || seen === before.time;
    if (!isSeen) throw new ApiError('changedMeanwhile', changedByOther);
    const slide = await repository.updateSlide(tx, id, { ...changes, time: now });
    if (slide === null) throw notFound('slide');
    const subject = slideSubject(id, slide.title);
    await recordAction(tx, caller, { action: 'editSlide', subject, details: { fields } }, now);
    return withOwnPath(slide, publicUrl);
  });

/** The slide; throws an ApiError for an unknown one. */
export const getSlideOrThrow = async (db: Db, id: string, publicUrl: string | null): Promise<Slide> => {
  const slide = await repository.findSlide(db, id);
  if (slide === null) throw notFound('slide');
  return withOwnPath(slide, publicUrl);
};

/** Deletes the slide; throws an ApiError for an unknown one. */
export const removeSlide = (db: Db, caller: Caller, id: string, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    const title = await repository.deleteSlide(tx, id);
    if (title === null) throw notFound('slide');
    await recordAction(tx, caller, { action: 'deleteSlide', subject: slideSubject(id, title) }, now);
  });
