import { array, boolean, number, object, type Schema, string } from 'yup';
import { type Advance, advanceStates, type OrderAdvances } from '#domain/cash/advance.ts';
import { advanceActNames, advanceNoteLength } from '#domain/cash/advanceActs.ts';
import type { CustomerAdvance } from '#domain/cash/customerAdvance.ts';
import { ordersByIdLimit } from '#domain/shop/constants.ts';
import { languages } from '#domain/values/language.ts';
import {
  byId,
  type CallSchemas,
  choiceRule,
  idListRule,
  integerRule,
  linkTokenRule,
  modifiedReply,
  textRule,
} from '../call/callSchemas.ts';

const state = string().oneOf(advanceStates);

const advanceReply: Schema<Advance> = object({
  id: string().required(),
  amount: number().required(),
  state: state.required(),
  revision: number().required(),
  isStarted: boolean().required(),
  bankTransactionId: string().defined().nullable(),
  token: string().defined().nullable(),
  endsAt: string().required(),
  history: array(
    object({
      from: state.defined().nullable(),
      to: state.required(),
      text: string().defined(),
      at: string().required(),
      by: string().defined(),
    }).required(),
  ).required(),
}).required();

const orderAdvancesReply: Schema<OrderAdvances> = object({
  isOn: boolean().required(),
  amount: number().required(),
  refusal: string().defined().nullable(),
  reasons: array(string().required()).required(),
  advances: array(advanceReply).required(),
}).required();

const customerAdvanceReply: Schema<CustomerAdvance> = object({
  orderNumber: string().required(),
  amount: number().required(),
  state: state.required(),
  isStarted: boolean().required(),
  canPay: boolean().required(),
  atTheDoor: number().required(),
  endsAt: string().required(),
}).required();

const language = choiceRule('language', languages);
const byToken = object({ token: linkTokenRule }).required('a body is required');

/** Schemas of the calls in advances.ts; `Advance`, `OrderAdvances` and `CustomerAdvance` explain the fields of the replies. */
export const advancesSchemas = {
  listOrderAdvances: { refusals: ['unknown'], params: byId, reply: orderAdvancesReply },
  askAdvance: {
    refusals: ['unknown', 'advanceRefused'],
    params: byId,
    reply: orderAdvancesReply,
  },
  decideAdvance: {
    refusals: ['unknown', 'changedMeanwhile', 'advanceRefused'],
    params: byId,
    body: object({
      act: choiceRule('act', advanceActNames).required('act is required'),
      note: textRule('note', advanceNoteLength).defined('note is required'),
      revision: integerRule('revision', 1),
    }).required('a body is required'),
    reply: modifiedReply,
  },
  listPaidAdvances: {
    query: object({ ids: idListRule('ids', 'orders', ordersByIdLimit) }),
    reply: object({
      advances: array(
        object({ orderId: string().required(), amount: number().required() }).required(),
      ).required(),
    }).required(),
  },
  getAdvance: { refusals: ['unknown'], body: byToken, reply: customerAdvanceReply },
  /** `language`: the language of the page to which the gateway sends the customer back; English without it. */
  payAdvance: {
    refusals: ['unknown', 'changedMeanwhile', 'tooMany', 'advanceRefused'],
    body: object({ token: linkTokenRule, language }).required('a body is required'),
    reply: object({ url: string().required() }).required(),
  },
} satisfies Record<string, CallSchemas>;
