import type { MoveEnd } from '#api/bulkOrdersApi.ts';
import type { Failure } from '#api/failure.ts';
import type { OrderEventType, OrderRefusal, Role } from '#domain/order.ts';
import { customerMoveButtons, moveQuestions, orderRefusals, texts } from '#domain/texts.ts';
import { endWords, withReason } from '../components/failureMessages.ts';

/** The word on a move's button, in the role's own words (ST-2 to ST-6). */
export const moveLabel = (type: OrderEventType, by: Role): string =>
  (by === 'customer' ? customerMoveButtons[type] : undefined) ?? moveQuestions[type].button;

/** Why an order stays as it is, in both languages of the shop's people. */
export const refusalWords = (refusal: OrderRefusal): string =>
  `${orderRefusals[refusal].en} ${orderRefusals[refusal].bn}`;

/** The failure with its reason in both languages, where the server told one that this application knows. */
const inBothLanguages = (failure: Failure): Failure =>
  failure.kind === 'refused' && failure.reason !== undefined && failure.reason in orderRefusals
    ? { ...failure, message: refusalWords(failure.reason) }
    : failure;

/** Why a move failed, with the order's true status where the server told it (ST-7, ST-8). */
export const moveFailure = (failure: Failure): { title: string; text: string } => {
  const said = withReason(texts.statusFailed.text, inBothLanguages(failure));
  const status = failure.kind === 'refused' ? failure.orderStatus : undefined;
  return {
    title: texts.statusFailed.title,
    text: status === undefined ? said : `${said} The order is now ${status}.`,
  };
};

/** Of an order that was still to be moved when somebody pressed Stop. */
export const stoppedBefore = 'You stopped before its turn; it is as it was.';

/** Why one of many orders did not move, and what is known of it. */
export const whyNotMoved = (end: Exclude<MoveEnd, { kind: 'moved' }>): string => {
  if (end.kind === 'refused') return end.failure.message;
  if (end.kind === 'untried') return `Not tried, it is as it was. ${end.failure.message}`;
  return end.status === null
    ? `We do not know whether it moved. ${end.failure.message}`
    : `The answer did not come. We asked again: the order is ${end.status}.`;
};

/** Why a removal failed. */
export const removalFailure = (failure: Failure): { title: string; text: string } =>
  endWords(texts.orderDeleteFailed, inBothLanguages(failure));
