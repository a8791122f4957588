import { isDeepStrictEqual } from 'node:util';
import type { ChangedSlideBody, SlideBody } from '#contract/shop/slides.ts';
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

/** All slides in the order of the slider. */
export const listSlides = (db: Db): Promise<Slide[]> => repository.listSlides(db);

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

const changedFields = (before: Slide, after: Slide): string[] =>
  (Object.keys(fieldLabels) as (keyof typeof fieldLabels)[])
    .filter((field) => before[field] !== after[field])
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
  now: Date,
): Promise<Slide> =>
  transaction(db, async (tx) => {
    const { title, link, button, titleBengali, buttonBengali } = body;
    const texts = { title, link, button, titleBengali, buttonBengali };
    const fields = Object.entries({ image: image === '' ? undefined : image, ...texts });
    const changes = Object.fromEntries(fields.filter(([, value]) => value !== undefined));
    const before = await repository.lockSlide(tx, id);
    // Written first: only the result tells whether the change alters anything.
    const slide = await repository.updateSlide(tx, id, { ...changes, time: now });
    if (before === null || slide === null) throw notFound('slide');
    if (isDeepStrictEqual({ ...before, time: slide.time }, slide)) {
      // Gives the slide its time back: otherwise others who have it open would be told that it has changed.
      await repository.updateSlide(tx, id, { time: new Date(before.time) });
      return before;
    }
    const isSeen = seen === undefined || seen === before.time;
    // Ends the transaction without the change.
    if (!isSeen) throw new ApiError('changedMeanwhile', changedByOther);
    const subject = slideSubject(id, slide.title);
    const details = { fields: changedFields(before, slide) };
    await recordAction(tx, caller, { action: 'editSlide', subject, details }, now);
    return slide;
  });

/** The slide; throws an ApiError for an unknown one. */
export const getSlideOrThrow = async (db: Db, id: string): Promise<Slide> => {
  const slide = await repository.findSlide(db, id);
  if (slide === null) throw notFound('slide');
  return slide;
};

/** Deletes the slide; throws an ApiError for an unknown one. */
export const removeSlide = (db: Db, caller: Caller, id: string, now: Date): Promise<void> =>
  transaction(db, async (tx) => {
    const title = await repository.deleteSlide(tx, id);
    if (title === null) throw notFound('slide');
    await recordAction(tx, caller, { action: 'deleteSlide', subject: slideSubject(id, title) }, now);
  });
