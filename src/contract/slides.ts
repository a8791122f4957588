import type { Slide } from '#domain/slide.ts';
import { call } from './call.ts';

/** The home page's slides (API-7). */

export interface SlideBody {
  image?: string;
  title?: string;
  time?: string;
}

export const listSlides = call<{ reply: Slide[] }>('GET', '/getSliders');
export const getSlide = call<{ params: { id: string }; reply: Slide }>('GET', '/getSlider/:id', [
  'invalid',
  'unknown',
]);
export const postSlide = call<{ body: SlideBody; reply: { insertedId: string } }>('POST', '/postSlider', [
  'invalid',
  'signInNeeded',
  'notAllowed',
]);
export const updateSlide = call<{ params: { id: string }; body: SlideBody; reply: Slide }>(
  'PUT',
  '/updateSlider/:id',
  ['invalid', 'unknown', 'signInNeeded', 'notAllowed'],
);
export const deleteSlide = call<{ params: { id: string }; reply: { deletedCount: number } }>(
  'DELETE',
  '/deleteSlider/:id',
  ['invalid', 'unknown', 'signInNeeded', 'notAllowed'],
);
