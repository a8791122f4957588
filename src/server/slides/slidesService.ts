import type { SlideBody } from '#contract/slides.ts';
import type { Slide } from '#domain/slide.ts';
import { invalid, unknown } from '../apiError.ts';
import { newId } from '../database/newId.ts';
import type { Db } from '../database/openDatabase.ts';
import * as repository from './slidesRepository.ts';

/** All slides in the order of the slider. */
export const listSlides = (db: Db): Promise<Slide[]> => repository.listSlides(db);

/** Adds a slide with the server's time and returns its id; throws an ApiError without an image. */
export const addSlide = async (db: Db, { image, title }: SlideBody, now: Date): Promise<string> => {
  if (!image) throw invalid('image', 'image is required');
  const id = newId(now);
  await repository.insertSlide(db, { id, image, title: title ?? '', time: now });
  return id;
};

/**
 * Changes the fields that the body has and returns the slide; without an image the old one stays (SL-2).
 * Throws an ApiError for an unknown slide.
 */
export const changeSlide = async (
  db: Db,
  id: string,
  { image, title }: SlideBody,
  now: Date,
): Promise<Slide> => {
  const slide = await repository.updateSlide(db, id, {
    ...(image ? { image } : {}),
    ...(title === undefined ? {} : { title }),
    time: now,
  });
  if (slide === null) throw unknown('slide');
  return slide;
};

/** The slide; throws an ApiError for an unknown one. */
export const getSlideOrThrow = async (db: Db, id: string): Promise<Slide> => {
  const slide = await repository.findSlide(db, id);
  if (slide === null) throw unknown('slide');
  return slide;
};

/** Deletes the slide and returns 1; throws an ApiError for an unknown one. */
export const removeSlide = async (db: Db, id: string): Promise<number> => {
  const count = await repository.deleteSlide(db, id);
  if (count === 0) throw unknown('slide');
  return count;
};
