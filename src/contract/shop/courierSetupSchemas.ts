import { array, boolean, object, type Schema, string } from 'yup';
import {
  type CourierSetup,
  type CourierTrial,
  calledCouriers,
  courierSetupStates,
} from '#domain/consignments/courierSetup.ts';
import { type CallSchemas, choiceRule } from '../call/callSchemas.ts';

const setupReply: Schema<CourierSetup> = object({
  courier: string().oneOf(calledCouriers).required(),
  state: string().oneOf(courierSetupStates).required(),
  missing: array(string().required()).required(),
  reason: string().defined(),
  webhookUrl: string().required(),
  takesWebhooks: boolean().required(),
  canTry: boolean().required(),
}).required();

const trialReply: Schema<CourierTrial> = object({
  isGood: boolean().required(),
  sentence: string().required(),
}).required();

/** Schemas of the calls in courierSetup.ts; `CourierSetup` and `CourierTrial` explain the fields of the replies. */
export const courierSetupSchemas = {
  getCourierSetup: { reply: array(setupReply).required() },
  tryCourier: {
    refusals: ['unknown', 'tooMany'],
    params: object({
      courier: choiceRule('courier', calledCouriers).required('courier is required'),
    }),
    reply: trialReply,
  },
} satisfies Record<string, CallSchemas>;
