import type { MoveEnd } from '#api/bulkOrdersApi.ts';
import type { Failure } from '#api/failure.ts';
import type { OrderEventType, OrderRefusal, Role } from '#domain/order.ts';
import { customerMoveButtons, moveQuestions, orderRefusals, texts } from '#domain/texts.ts';
import { removalFailureMessage, withReason } from '../components/failureMessages.ts';

/** Label of a move's button, which depends on the role (ST-2 to ST-6). */
export const moveLabel = (type: OrderEventType, by: Role): string =>
  (by === 'customer' ? customerMoveButtons[type] : undefined) ?? moveQuestions[type].button;

/** Why an order is not changed, in English and Bengali. */
export const refusalWords = (refusal: OrderRefusal): string =>
  `${orderRefusals[refusal].en} ${orderRefusals[refusal].bn}`;

/** The failure with its reason in both languages, if the server sent a reason that is known here. */
const inBothLanguages = (failure: Failure): Failure =>
  failure.kind === 'refused' && failure.reason !== undefined && failure.reason in orderRefusals
    ? { ...failure, message: refusalWords(failure.reason) }
    : failure;

/** Title and text of a failed move, with the order's actual status if the server sent it (ST-7, ST-8). */
export const moveFailure = (failure: Failure): { title: string; text: string } => {
  const said = withReason(texts.statusFailed.text, inBothLanguages(failure));
  const status = failure.kind === 'refused' ? failure.orderStatus : undefined;
  return {
    title: texts.statusFailed.title,
    text: status === undefined ? said : `${said} The order is now ${status}.`,
  };
};

/** Reason for an order that was not moved yet when the user pressed Stop. */
export const stoppedBefore = 'You stopped before its turn; it is as it was.';

/** Why one of many orders was not moved, and its status if known. */
export const whyNotMoved = (end: Exclude<MoveEnd, { kind: 'moved' }>): string => {
  if (end.kind === 'refused') return end.failure.message;
  if (end.kind === 'untried') return `Not tried, it is as it was. ${end.failure.message}`;
  return end.status === null
    ? `We do not know whether it moved. ${end.failure.message}`
    : `The answer did not come. We asked again: the order is ${end.status}.`;
};

/** Title and text of a failed removal. */
export const removalFailure = (failure: Failure): { title: string; text: string } =>
  removalFailureMessage(texts.orderDeleteFailed, inBothLanguages(failure));
