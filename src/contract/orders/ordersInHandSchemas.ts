import { array, boolean, object, type Schema, string } from 'yup';
import type { OrderInHand } from '#domain/orders/orderInHand.ts';
import { byId, type CallSchemas, deletedReply } from '../call/callSchemas.ts';

const orderInHand: Schema<OrderInHand> = object({
  orderId: string().required(),
  by: string().defined(),
  isOwn: boolean().required(),
  since: string().required(),
}).required();

const inHandReply = object({ inHand: array(orderInHand).required() });

/**
 * Schemas of the calls in ordersInHand.ts; the first two reply with all orders that somebody has in hand. `OrderInHand` explains the
 * fields of the reply.
 */
export const ordersInHandSchemas = {
  listOrdersInHand: { reply: inHandReply },
  takeOrderInHand: {
    refusals: ['unknown'],
    params: byId,
    body: object({
      takesOver: boolean().typeError('takesOver must be true or false').required('takesOver is required'),
    }).required('a body is required'),
    reply: inHandReply,
  },
  putDownOrder: { params: byId, reply: deletedReply },
} satisfies Record<string, CallSchemas>;
