import type { Failure } from '#api/client/failure.ts';
import { isAnswerLost } from '#api/client/isAnswerLost.ts';
import type { MoveResult } from '#api/orders/moveResult.ts';
import type { Role } from '#domain/accounts/role.ts';
import { bilingualLine } from '#domain/messages/bilingualText.ts';
import { orderRefusalMessage, orderRefusalReasons } from '#domain/messages/orderRefusals.ts';
import type { OrderEventType, OrderRefusal } from '#domain/orders/orderStatus.ts';
import * as messages from '#messages/dashboard/orders/moves.ts';
import { nameOf } from '#messages/domain/names.ts';
import { customerMoveButtons, moveDialogs, shopMessages } from '#messages/domain/shopMessages.ts';
import { removalFailureMessage, withFailureMessage } from '../../components/loading/failureMessages.ts';

/** Label of a move's button, which depends on the role (ST-2 to ST-6). */
export const moveLabel = (type: OrderEventType, by: Role): string =>
  (by === 'customer' ? customerMoveButtons[type] : undefined) ?? moveDialogs[type].button;

/** Why an order is not changed. English pages say it in Bengali too, since shoppers read it. A refusal of a late return names `returnDays`. */
export const refusalMessage = (refusal: OrderRefusal, returnDays: number): string =>
  bilingualLine(orderRefusalMessage(refusal, returnDays));

/** The failure with its reason in both languages, if the server sent a known reason. */
export const withBilingualReason = (failure: Failure, returnDays: number): Failure =>
  failure.kind === 'refused' && failure.reason !== undefined && orderRefusalReasons.includes(failure.reason)
    ? { ...failure, message: refusalMessage(failure.reason, returnDays) }
    : failure;

/** Title and text of a failed move, with the order's actual status if the server sent it (ST-7, ST-8). */
export const moveFailure = (failure: Failure, returnDays: number): { title: string; text: string } => {
  const failed = isAnswerLost(failure)
    ? `${shopMessages.statusFailed.text} ${messages.mayHaveChanged}`
    : shopMessages.statusFailed.text;
  const text = withFailureMessage(failed, withBilingualReason(failure, returnDays));
  const status = failure.kind === 'refused' ? failure.orderStatus : undefined;
  return {
    title: shopMessages.statusFailed.title,
    text: status === undefined ? text : messages.orderIsNow(text, nameOf(status)),
  };
};

/** Why one of many orders was not moved, and its status if known. */
export const unmovedReason = (result: Exclude<MoveResult, { kind: 'moved' }>): string => {
  if (result.kind === 'refused') return result.failure.message;
  if (result.kind === 'notSent') return messages.notTried(result.failure.message);
  return result.status === null
    ? messages.notKnownWhetherMoved(result.failure.message)
    : messages.noAnswerButStatusIs(nameOf(result.status));
};

/** Title and text of a failed removal. */
export const removalFailure = (failure: Failure, returnDays: number): { title: string; text: string } =>
  removalFailureMessage(shopMessages.orderDeleteFailed, withBilingualReason(failure, returnDays));
