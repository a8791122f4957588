import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { slidesSchemas } from './slidesSchemas.ts';

/** The home page's slides (API-7). */

export type SlideBody = ShapeOf<typeof slidesSchemas.postSlide>['body'];

/** The body of a change; only the bundled server knows `seen`. */
export type ChangedSlideBody = ShapeOf<typeof slidesSchemas.updateSlide>['body'];

/** All slides, oldest first. */
export const listSlidesCall = call<typeof slidesSchemas.listSlides>('GET', '/getSliders', {
  access: 'everyone',
});
export const getSlideCall = call<typeof slidesSchemas.getSlide>('GET', '/getSlider/:id', {
  access: 'everyone',
  refusals: ['invalid', 'unknown'],
});
/** Adds a slide; a repeated idempotency key returns the id of the slide added before. */
export const postSlideCall = call<typeof slidesSchemas.postSlide>('POST', '/postSlider', {
  access: 'admin',
  refusals: ['invalid', 'keyReused'],
});
/** Changes the fields that the body has; refused with `changedMeanwhile` when somebody else has changed it since `seen`. */
export const updateSlideCall = call<typeof slidesSchemas.updateSlide>('PUT', '/updateSlider/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'changedMeanwhile'],
});
export const deleteSlideCall = call<typeof slidesSchemas.deleteSlide>('DELETE', '/deleteSlider/:id', {
  access: 'admin',
  refusals: ['invalid', 'unknown'],
});
