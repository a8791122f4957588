import { array, number, type ObjectSchema, object, type Schema, string } from 'yup';
import { type OrderNote, orderNoteKinds, orderNoteLength } from '#domain/orders/orderNote.ts';
import { type CallEntry, callFilters } from '#domain/staff/callList.ts';
import {
  byId,
  type CallSchemas,
  choiceRule,
  idempotencyHeaders,
  pageReply,
  pageRules,
  textRule,
} from '../call/callSchemas.ts';
import { orderReply } from './orderReplySchemas.ts';
import { orderSearchRule } from './ordersFilterSchemas.ts';

const kind = choiceRule('kind', orderNoteKinds).required('kind is required');

/** The beginning of a time in the years 1000 to 2999: PostgreSQL refuses the year 0 and years of six digits, which `Date` writes too. */
const yearShape = /^[12]\d{3}-/;

/** Whether the text is a time as `Date.toISOString` writes it, of the years 1000 to 2999. */
const isInstant = (text: string): boolean => {
  const time = Date.parse(text);
  if (Number.isNaN(time) || !yearShape.test(text)) return false;
  return new Date(time).toISOString() === text;
};

const noteReply: ObjectSchema<OrderNote> = object({
  kind,
  text: string().defined(),
  callBackAt: string().defined().nullable(),
  by: string().defined(),
  at: string().required(),
}).required();

const callReply: Schema<CallEntry> = object({
  order: orderReply,
  placedAt: string().required(),
  tries: number().required(),
  lastCall: noteReply.nullable(),
}).required();

/** Schemas of the calls in orderNotes.ts; `OrderNote` and `CallEntry` explain the fields of the replies. */
export const orderNotesSchemas = {
  addOrderNote: {
    refusals: ['unknown'],
    params: byId,
    headers: idempotencyHeaders,
    body: object({
      kind,
      text: textRule('text', orderNoteLength),
      callBackAt: string()
        .typeError('callBackAt must be text')
        .nullable()
        .test(
          'instant',
          'callBackAt must be a time such as 2025-01-05T09:07:00.000Z',
          (value) => value === undefined || value === null || isInstant(value),
        ),
    }).required('a body is required'),
    reply: object({ data: noteReply }),
  },
  listOrderNotes: {
    refusals: ['unknown'],
    params: byId,
    reply: object({ notes: array(noteReply).required() }),
  },
  readCallList: {
    query: object({
      filter: choiceRule('filter', callFilters),
      search: orderSearchRule,
      ...pageRules,
    }),
    reply: object({
      calls: array(callReply).required(),
      ...pageReply,
    }),
  },
} satisfies Record<string, CallSchemas>;
