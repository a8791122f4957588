import type { MoveResult } from '#api/bulkOrdersApi.ts';
import type { Failure } from '#api/failure.ts';
import {
  customerMoveButtons,
  messages,
  moveDialogs,
  orderRefusalMessages,
} from '#domain/messages/messages.ts';
import type { OrderEventType, OrderRefusal } from '#domain/orderStatus.ts';
import type { Role } from '#domain/role.ts';
import { removalFailureMessage, withReason } from '../components/failureMessages.ts';

/** Label of a move's button, which depends on the role (ST-2 to ST-6). */
export const moveLabel = (type: OrderEventType, by: Role): string =>
  (by === 'customer' ? customerMoveButtons[type] : undefined) ?? moveDialogs[type].button;

/** Why an order is not changed, in English and Bengali. */
export const refusalMessage = (refusal: OrderRefusal): string =>
  `${orderRefusalMessages[refusal].en} ${orderRefusalMessages[refusal].bn}`;

/** The failure with its reason in both languages, if the server sent a known reason. */
const withBilingualReason = (failure: Failure): Failure =>
  failure.kind === 'refused' && failure.reason !== undefined && failure.reason in orderRefusalMessages
    ? { ...failure, message: refusalMessage(failure.reason) }
    : failure;

/** Title and text of a failed move, with the order's actual status if the server sent it (ST-7, ST-8). */
export const moveFailure = (failure: Failure): { title: string; text: string } => {
  const text = withReason(messages.statusFailed.text, withBilingualReason(failure));
  const status = failure.kind === 'refused' ? failure.orderStatus : undefined;
  return {
    title: messages.statusFailed.title,
    text: status === undefined ? text : `${text} The order is now ${status}.`,
  };
};

/** Reason for an order that was not moved yet when the user pressed Stop. */
export const stoppedMessage = 'You stopped before its turn; it is as it was.';

/** Why one of many orders was not moved, and its status if known. */
export const unmovedReason = (result: Exclude<MoveResult, { kind: 'moved' }>): string => {
  if (result.kind === 'refused') return result.failure.message;
  if (result.kind === 'untried') return `Not tried, it is as it was. ${result.failure.message}`;
  return result.status === null
    ? `We do not know whether it moved. ${result.failure.message}`
    : `The answer did not come. We asked again: the order is ${result.status}.`;
};

/** Title and text of a failed removal. */
export const removalFailure = (failure: Failure): { title: string; text: string } =>
  removalFailureMessage(messages.orderDeleteFailed, withBilingualReason(failure));
