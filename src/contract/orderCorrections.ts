import type { Order } from '#domain/order.ts';
import type { OrderCorrection } from '#domain/orderCorrection.ts';
import type { OrderRevision } from '#domain/orderRevision.ts';
import { call } from './call.ts';

/** Corrections of orders by staff (MD-5): beyond API-1 to API-7 and for staff alone. */

/**
 * `revision` is the number of revisions that the user saw; the server refuses the correction when there are more now.
 * `total` is the one shown to the user, in taka.
 */
export interface CorrectOrderBody extends OrderCorrection {
  revision: number;
  total: number;
}

/** An order with its revisions, oldest first. */
export interface CorrectedOrderReply {
  data: Order;
  revisions: OrderRevision[];
}

/** Corrects an order at the shop's prices; a request that was answered before is answered again and changes nothing. */
export const correctOrder = call<{
  params: { id: string };
  body: CorrectOrderBody;
  reply: CorrectedOrderReply;
}>('PUT', '/orders/:id/correction', [
  'invalid',
  'unknown',
  'moveRefused',
  'notOrderable',
  'priceChanged',
  'signInNeeded',
  'notAllowed',
]);
