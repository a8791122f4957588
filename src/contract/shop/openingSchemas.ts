import { array, boolean, object, type Schema, string } from 'yup';
import { type Opening, openingChangeKinds, openingStepStates, openingSteps } from '#domain/shop/opening.ts';
import { type CallSchemas, choiceRule } from '../call/callSchemas.ts';

const openingReply: Schema<Opening> = object({
  steps: array(
    object({
      step: string().required().oneOf(openingSteps),
      state: string().required().oneOf(openingStepStates),
    }),
  ).required(),
  isHidden: boolean().required(),
  isOffered: boolean().required(),
}).required();

/** Schemas of the calls in opening.ts; `Opening` explains the fields of the replies. */
export const openingSchemas = {
  getOpening: { reply: openingReply },
  changeOpening: {
    body: object({
      kind: choiceRule('kind', openingChangeKinds).required('kind is required'),
      /** With the kinds `skip` and `takeUp`. */
      step: choiceRule('step', openingSteps),
    }).required('a body is required'),
    reply: openingReply,
  },
} satisfies Record<string, CallSchemas>;
