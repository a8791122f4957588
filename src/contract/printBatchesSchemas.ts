import { array, number, object, string } from 'yup';
import { printedOrdersLimit } from '#domain/constants.ts';
import { paperKinds } from '#domain/printBatch.ts';
import { byId, callSchemas, idRule, insertedReply } from './callSchemas.ts';
import { orderReply } from './ordersSchemas.ts';
import { getPrintBatch, makePrintBatch, markPrinted } from './printBatches.ts';

const orderIds = array(idRule.label('id'))
  .required('orders is required')
  .min(1, 'orders must name at least one order')
  .max(printedOrdersLimit, `orders may name at most ${printedOrdersLimit} orders`)
  .test(
    'once',
    'orders must name each order once',
    (ids: readonly unknown[] | undefined) => ids === undefined || new Set(ids).size === ids.length,
  );

export const printBatchesSchemas = {
  makePrintBatch: callSchemas(makePrintBatch, {
    body: object({ orders: orderIds }).required('a body is required'),
    reply: insertedReply,
  }),
  markPrinted: callSchemas(markPrinted, {
    body: object({
      paper: string()
        .required('paper is required')
        .oneOf(paperKinds, `paper must be one of ${paperKinds.join(', ')}`),
      orders: orderIds,
    }).required('a body is required'),
    reply: object({ modifiedCount: number().required() }),
  }),
  getPrintBatch: callSchemas(getPrintBatch, {
    params: byId,
    reply: object({
      by: string().defined(),
      at: string().required(),
      orders: array(orderReply).required(),
      missing: array(string().required()).required(),
    }).required(),
  }),
};
