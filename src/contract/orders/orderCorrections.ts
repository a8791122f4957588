import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { orderCorrectionsSchemas } from './orderCorrectionsSchemas.ts';

/** Corrections of orders by staff (MD-5): beyond API-1 to API-7 and for staff alone. */

/**
 * `revision` is the number of revisions that the user saw; the server refuses the correction when there are more now.
 * `total` is the one shown to the user, in taka.
 */
export type CorrectOrderBody = ShapeOf<typeof orderCorrectionsSchemas.correctOrder>['body'];

/** An order with its revisions, oldest first. */
export type CorrectedOrderReply = ShapeOf<typeof orderCorrectionsSchemas.correctOrder>['reply'];

/** Corrects an order at the shop's prices; a request that was answered before is answered again and changes nothing. */
export const correctOrderCall = call<typeof orderCorrectionsSchemas.correctOrder>(
  'PUT',
  '/orders/:id/correction',
  {
    access: 'staff',
    refusals: ['invalid', 'unknown', 'moveRefused', 'notOrderable', 'soldOut', 'priceChanged'],
  },
);
