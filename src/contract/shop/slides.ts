import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { slidesSchemas } from './slidesSchemas.ts';

/** The home page's slides (API-7). */

export type SlideBody = ShapeOf<typeof slidesSchemas.postSlide>['body'];

/** The body of a change; only the bundled server knows `seen`. */
export type ChangedSlideBody = ShapeOf<typeof slidesSchemas.updateSlide>['body'];

export const listSlidesCall = call<typeof slidesSchemas.listSlides>('GET', '/getSliders', {
  access: 'everyone',
});
export const getSlideCall = call<typeof slidesSchemas.getSlide>('GET', '/getSlider/:id', {
  access: 'everyone',
  refusals: ['invalid', 'unknown'],
});
export const postSlideCall = call<typeof slidesSchemas.postSlide>('POST', '/postSlider', {
  access: 'admin',
  refusals: ['invalid', 'keyReused'],
});
export const updateSlideCall = call<typeof slidesSchemas.updateSlide>('PUT', '/updateSlider/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'changedMeanwhile'],
});
export const deleteSlideCall = call<typeof slidesSchemas.deleteSlide>('DELETE', '/deleteSlider/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown'],
});
