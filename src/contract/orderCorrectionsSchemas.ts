import { array, number, object } from 'yup';
import { orderLinesLimit } from '#domain/constants.ts';
import { correctedCustomerSchema } from '#domain/orderCorrection.ts';
import { byId, callSchemas, integerRule } from './callSchemas.ts';
import { correctOrder } from './orderCorrections.ts';
import { revisionReply } from './orderRevisionSchemas.ts';
import { orderLineRules, orderReply, shownAmount } from './ordersSchemas.ts';

const { id, color, size, quantity } = orderLineRules;

const correctedLine = object({
  line: number()
    .integer('line must be a whole number')
    .min(0, 'line must be at least 0')
    .nullable()
    .defined('line is required'),
  id,
  color,
  size,
  quantity,
});

export const orderCorrectionsSchemas = {
  correctOrder: callSchemas(correctOrder, {
    params: byId,
    body: object({
      revision: integerRule('revision', 0),
      customerData: correctedCustomerSchema.required('customerData is required'),
      products: array(correctedLine)
        .required('products is required')
        .min(1, 'An order needs at least one product')
        .max(orderLinesLimit, `An order may hold at most ${orderLinesLimit} lines`),
      total: shownAmount('total'),
    }).required('a body is required'),
    reply: object({ data: orderReply, revisions: array(revisionReply).required() }),
  }),
};
