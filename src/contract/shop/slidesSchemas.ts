import { array, object, type Schema, string } from 'yup';
import type { Slide } from '#domain/shop/slide.ts';
import { slideTextsSchema } from '#domain/shop/slideSchema.ts';
import { isWebAddress } from '#domain/values/webAddress.ts';
import {
  byId,
  type CallSchemas,
  deletedReply,
  idempotencyHeaders,
  insertedReply,
  textRule,
} from '../call/callSchemas.ts';

/** Maximum numbers of characters: of an address, and of a time in any notation. */
const lengths = { image: 2000, time: 40 } as const;

/** All fields may be absent. The specification has `time`, when the browser sent the slide; this shop stores its own time. */
const body = object({
  image: textRule('image', lengths.image).test(
    'address',
    'image must be a web address',
    (value) => !value || isWebAddress(value),
  ),
  time: textRule('time', lengths.time),
})
  .concat(slideTextsSchema)
  .required('a body is required');

/** `seen`: the `time` of the slide that the user has changed; without it the change is made whatever the slide is by now. */
const changedBody = body.shape({
  seen: textRule('seen', lengths.time),
});

const slideReply: Schema<Slide> = object({
  _id: string().required(),
  image: string().required(),
  title: string().defined(),
  link: string().defined(),
  button: string().defined(),
  time: string().required(),
  titleBengali: string().optional(),
  buttonBengali: string().optional(),
}).required();

/** Schemas of the calls in slides.ts; `Slide` explains the fields. */
export const slidesSchemas = {
  listSlides: { reply: array(slideReply).required() },
  getSlide: { refusals: ['unknown'], params: byId, reply: slideReply },
  postSlide: {
    refusals: ['keyReused'],
    headers: idempotencyHeaders,
    body,
    reply: insertedReply,
  },
  updateSlide: {
    refusals: ['unknown', 'changedMeanwhile'],
    params: byId,
    body: changedBody,
    reply: slideReply,
  },
  deleteSlide: { refusals: ['unknown'], params: byId, reply: deletedReply },
} satisfies Record<string, CallSchemas>;
