import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { slidesSchemas } from './slidesSchemas.ts';

/** The home page's slides (API-7). */

type Schemas = typeof slidesSchemas;

export type SlideBody = ShapeOf<Schemas['postSlide']>['body'];

/** The body of a change; only the bundled server knows `seen`. */
export type ChangedSlideBody = ShapeOf<Schemas['updateSlide']>['body'];

/** All slides, oldest first. */
export const listSlidesCall = call<Schemas['listSlides']>('GET', '/getSliders', 'everyone');
export const getSlideCall = call<Schemas['getSlide']>('GET', '/getSlider/:id', 'everyone');
/** Adds a slide; a repeated idempotency key returns the id of the slide added before. */
export const postSlideCall = call<Schemas['postSlide']>('POST', '/postSlider', 'admin');
/** Changes the fields that the body has; refused with `changedMeanwhile` when somebody else has changed it since `seen`. */
export const updateSlideCall = call<Schemas['updateSlide']>('PUT', '/updateSlider/:id', 'admin');
export const deleteSlideCall = call<Schemas['deleteSlide']>('DELETE', '/deleteSlider/:id', 'admin');
