import { array, number, object, string } from 'yup';
import { orderRefusalReasons } from '#domain/messages/orderRefusals.ts';
import { orderNoteLength } from '#domain/orders/orderNote.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { bulkMovesPerCall } from '#domain/shop/constants.ts';
import { areDistinct, idRule, refusalCodeReply, textRule } from '../call/callSchemas.ts';

/** Rules that the calls which move orders share. */

/** The status to which an order is moved. */
export const status = string()
  .required('status is required')
  .oneOf(orderStatuses, `status must be one of ${orderStatuses.join(', ')}`);

/** The field `from`: the status that the user saw. */
export const seenStatus = string().oneOf(orderStatuses, `from must be one of ${orderStatuses.join(', ')}`);

const ordersToMove = array(
  object({ id: idRule.label('id'), from: seenStatus }).required('an order is required'),
)
  .required('orders is required')
  .min(1, 'orders must name at least one order')
  .max(bulkMovesPerCall, `orders may name at most ${bulkMovesPerCall} orders`)
  .test(
    'once',
    'orders must name each order once',
    // Runs before the rules of an order, which refuse `null`.
    (orders: readonly ({ readonly id: string } | null)[] | undefined) =>
      areDistinct(orders?.map((order) => order?.id)),
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
