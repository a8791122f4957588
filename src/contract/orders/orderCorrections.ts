import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { orderCorrectionsSchemas } from './orderCorrectionsSchemas.ts';

/** Corrections of orders (MD-5): beyond API-1 to API-7, for staff only. */

type Schemas = typeof orderCorrectionsSchemas;

/**
 * `revision` is the number of revisions that the user saw. When there are more now, the server refuses the correction with `moveRefused`,
 * unless the first new one was made by the same request, sent before. `total` is the one shown to the user, in taka.
 */
export type CorrectOrderBody = ShapeOf<Schemas['correctOrder']>['body'];

/** An order with its revisions, oldest first. */
export type CorrectedOrderReply = ShapeOf<Schemas['correctOrder']>['reply'];

/**
 * Corrects an order: lines that stay keep their prices, and added ones get today's. A request sent again changes nothing: the reply is
 * the order as it is now.
 */
export const correctOrderCall = call<Schemas['correctOrder']>('PUT', '/orders/:id/correction', 'staff');
