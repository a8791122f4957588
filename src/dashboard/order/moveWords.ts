import type { Failure } from '#api/failure.ts';
import type { MoveRefusal, OrderEventType, Role } from '#domain/order.ts';
import { customerMoveButtons, moveQuestions, moveRefusals, texts } from '#domain/texts.ts';
import { answered, withReason } from '../listing/failureWords.ts';

/** The word on a move's button, in the role's own words (ST-2 to ST-6). */
export const moveLabel = (type: OrderEventType, by: Role): string =>
  (by === 'customer' ? customerMoveButtons[type] : undefined) ?? moveQuestions[type].button;

/** Why a move cannot be made, in both languages of the shop's people. */
export const refusalWords = (refusal: MoveRefusal): string =>
  `${moveRefusals[refusal].en} ${moveRefusals[refusal].bn}`;

/** Why a move failed, with the order's true status where the server told it (ST-7, ST-8). */
export const moveFailure = (failure: Failure): { title: string; text: string } => {
  const said = withReason(texts.statusFailed.text, failure);
  const status = failure.kind === 'refused' ? failure.orderStatus : undefined;
  return {
    title: texts.statusFailed.title,
    text: status === undefined ? said : `${said} The order is now ${status}.`,
  };
};

/** Of an order that was still to be moved when somebody pressed Stop. */
export const stoppedBefore = 'You stopped before its turn; it is as it was.';

/** Why a removal failed. */
export const removalFailure = (failure: Failure): string =>
  answered(failure) ? withReason(texts.orderDeleteFailed, failure) : texts.unexpected;
