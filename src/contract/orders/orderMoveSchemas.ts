import { array, number, object, string } from 'yup';
import { orderRefusalReasons } from '#domain/messages/orderRefusals.ts';
import { orderNoteLength } from '#domain/orders/orderNote.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { bulkMovesPerCall } from '#domain/shop/constants.ts';
import {
  areDistinctBy,
  choiceRule,
  idRule,
  listRule,
  refusalCodeReply,
  textRule,
} from '../call/callSchemas.ts';

/** Rules that the calls which move orders share. */

/** The status to which an order is moved. */
export const status = choiceRule('status', orderStatuses).required('status is required');

/** The field `from`: the status that the user saw. */
export const seenStatus = choiceRule('from', orderStatuses);

const orderToMove = object({ id: idRule.label('id'), from: seenStatus }).required('an order is required');
const ordersToMove = listRule('orders', 'order', orderToMove, bulkMovesPerCall).test(
  'once',
  'orders must name each order once',
  areDistinctBy('id'),
);

/**
 * `modifiedCount` is 1 for an order that was moved; otherwise `code` and `message` say why it was not, and `reason` says why the machine
 * refused the move.
 */
const bulkMoveReply = object({
  id: string().required(),
  modifiedCount: number().required(),
  orderStatus: string().oneOf(orderStatuses),
  code: refusalCodeReply,
  message: string(),
  reason: string().oneOf(orderRefusalReasons),
}).required();

/** The body of a move of several orders. */
export const setStatusesBody = object({
  status,
  orders: ordersToMove,
  reason: textRule('reason', orderNoteLength).test(
    'cancels',
    'Only a cancellation has a reason',
    (reason, { parent }) => !reason || parent.status === 'Cancelled',
  ),
}).required('a body is required');

export const setStatusesReply = object({ results: array(bulkMoveReply).required() });
