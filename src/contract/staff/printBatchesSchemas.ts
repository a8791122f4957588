import { array, object, type Schema, string } from 'yup';
import { printedOrdersLimit } from '#domain/shop/constants.ts';
import { type PrintBatch, paperKinds } from '#domain/staff/printBatch.ts';
import {
  areDistinct,
  byId,
  type CallSchemas,
  choiceRule,
  idRule,
  insertedReply,
  listRule,
  modifiedReply,
} from '../call/callSchemas.ts';
import { orderReply } from '../orders/orderReplySchemas.ts';

const orderIds = listRule('orders', 'order', idRule.label('id'), printedOrdersLimit).test(
  'once',
  'orders must name each order once',
  areDistinct,
);

const batchReply: Schema<PrintBatch> = object({
  by: string().defined(),
  at: string().required(),
  orders: array(orderReply).required(),
  missing: array(string().required()).required(),
}).required();

/** Schemas of the calls in printBatches.ts; `PrintBatch` explains the fields of the reply. */
export const printBatchesSchemas = {
  makePrintBatch: {
    refusals: ['unknown'],
    body: object({ orders: orderIds }).required('a body is required'),
    reply: insertedReply,
  },
  markPrinted: {
    body: object({
      paper: choiceRule('paper', paperKinds).required('paper is required'),
      orders: orderIds,
    }).required('a body is required'),
    reply: modifiedReply,
  },
  getPrintBatch: { refusals: ['unknown'], params: byId, reply: batchReply },
} satisfies Record<string, CallSchemas>;
