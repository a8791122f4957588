import { array, object } from 'yup';
import { correctedCustomerSchema } from '#domain/orders/orderCorrection.ts';
import { orderLinesLimit } from '#domain/shop/constants.ts';
import { byId, type CallSchemas, integerRule } from '../call/callSchemas.ts';
import { orderReply, revisionReply } from './orderReplySchemas.ts';
import { orderLineRules, shownAmount } from './placeOrderSchemas.ts';

const { id, color, size, quantity } = orderLineRules;

/** `line` is the position of the order's line that is corrected, from 0; `null` for a product that is added. */
const correctedLine = object({
  line: integerRule('line', 0).nullable(),
  id,
  color,
  size,
  quantity,
});

/** Schemas of the call in orderCorrections.ts. */
export const orderCorrectionsSchemas = {
  correctOrder: {
    refusals: ['unknown', 'moveRefused', 'notOrderable', 'soldOut', 'priceChanged'],
    params: byId,
    body: object({
      /** The number of corrections of the order that the user saw. */
      revision: integerRule('revision', 0),
      customerData: correctedCustomerSchema.required('customerData is required'),
      products: array(correctedLine)
        .required('products is required')
        .min(1, 'An order needs at least one product')
        .max(orderLinesLimit, `An order may hold at most ${orderLinesLimit} lines`),
      total: shownAmount('total'),
    }).required('a body is required'),
    reply: object({ data: orderReply, revisions: array(revisionReply).required() }),
  },
} satisfies Record<string, CallSchemas>;
