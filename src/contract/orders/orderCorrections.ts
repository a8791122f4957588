import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { orderCorrectionsSchemas } from './orderCorrectionsSchemas.ts';

/** Corrections of orders (MD-5): beyond API-1 to API-7, for staff only. */

/**
 * `revision` is the number of revisions that the user saw; the server refuses the correction when there are more now.
 * `total` is the one shown to the user, in taka.
 */
export type CorrectOrderBody = ShapeOf<typeof orderCorrectionsSchemas.correctOrder>['body'];

/** An order with its revisions, oldest first. */
export type CorrectedOrderReply = ShapeOf<typeof orderCorrectionsSchemas.correctOrder>['reply'];

/**
 * Corrects an order: lines that stay keep their prices, and added ones get today's. The same request sent again gets the same answer and
 * changes nothing.
 */
export const correctOrderCall = call<typeof orderCorrectionsSchemas.correctOrder>(
  'PUT',
  '/orders/:id/correction',
  {
    access: 'staff',
    refusals: ['invalid', 'unknown', 'moveRefused', 'notOrderable', 'soldOut', 'priceChanged'],
  },
);
