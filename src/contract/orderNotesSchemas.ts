import { array, number, object, string } from 'yup';
import { callFilters } from '#domain/callList.ts';
import { orderNoteKinds, orderNoteLength } from '#domain/orderNote.ts';
import { byId, callSchemas, pageRules } from './callSchemas.ts';
import { addOrderNote, listCalls, listOrderNotes } from './orderNotes.ts';
import { orderReply, orderSearchRule, placeOrderHeaders } from './ordersSchemas.ts';

const kind = string()
  .required('kind is required')
  .oneOf(orderNoteKinds, `kind must be one of ${orderNoteKinds.join(', ')}`);

/** Years 1000 to 2999 as `Date.toISOString` writes them. */
const isInstant = (text: string): boolean =>
  /^[12]\d{3}-/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(Date.parse(text)).toISOString() === text;

const noteReply = object({
  kind,
  text: string().defined(),
  callBackAt: string().defined().nullable(),
  by: string().defined(),
  at: string().required(),
}).required();

export const orderNotesSchemas = {
  addOrderNote: callSchemas(addOrderNote, {
    params: byId,
    headers: placeOrderHeaders,
    body: object({
      kind,
      text: string()
        .typeError('text must be a text')
        .max(orderNoteLength, `text may have at most ${orderNoteLength} characters`),
      callBackAt: string()
        .typeError('callBackAt must be a text')
        .nullable()
        .test(
          'instant',
          'callBackAt must be a time such as 2025-01-05T09:07:00.000Z',
          (value) => value === undefined || value === null || isInstant(value),
        ),
    }).required('a body is required'),
    reply: object({ data: noteReply }),
  }),
  listOrderNotes: callSchemas(listOrderNotes, {
    params: byId,
    reply: object({ notes: array(noteReply).required() }),
  }),
  listCalls: callSchemas(listCalls, {
    query: object({
      filter: string().oneOf(callFilters, `filter must be one of ${callFilters.join(', ')}`),
      search: orderSearchRule,
      ...pageRules,
    }),
    reply: object({
      calls: array(
        object({
          order: orderReply,
          placedAt: string().required(),
          tries: number().required(),
          lastCall: noteReply.nullable(),
        }).required(),
      ).required(),
      total: number().required(),
      next: string().defined().nullable(),
    }),
  }),
};
