import type { Failure } from '#api/client/failure.ts';
import { isAnswerLost } from '#api/client/isAnswerLost.ts';
import * as messages from '#messages/dashboard/components/loading.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';

/** The failure's message, with the request id by which the operator finds it in the log. */
export const withRequestId = (failure: Failure): string =>
  failure.kind === 'broken' && failure.requestId !== undefined
    ? messages.withRequest(failure.message, failure.requestId)
    : failure.message;

/** The screen's own message about what failed, then the message of the failure. */
export const withFailureMessage = (message: string, failure: Failure): string =>
  `${message} ${withRequestId(failure)}`;

/**
 * Like `withFailureMessage`, for a change of the shop's data. When its answer was lost, the change may have been made, so that `message`,
 * which says that it failed, could be wrong: `lostMessage` takes its place. The default suits a change that does no harm when it is sent
 * twice; another one is needed where it would be made twice.
 */
export const changeFailureMessage = (
  message: string,
  failure: Failure,
  lostMessage = messages.notKnownWhetherDone,
): string => withFailureMessage(isAnswerLost(failure) ? lostMessage : message, failure);

/**
 * `withRequestId` for a change of the shop's data that does no harm when it is sent twice: when its answer was lost, it says first that
 * the change may have been made.
 */
export const maybeDoneMessage = (failure: Failure): string =>
  isAnswerLost(failure) ? withFailureMessage(messages.notKnownWhetherDone, failure) : withRequestId(failure);

/**
 * Why something cannot be shown; `failure` is `null` if it does not exist. A malformed id (400) counts as one that
 * does not exist, since the server's message about the format does not help a user.
 */
export const whyNotShown = (failure: Failure | null): string =>
  failure === null || (failure.kind === 'refused' && failure.status === 400)
    ? messages.notInTheShop
    : withRequestId(failure);

/** Title and text for a failed removal. The product specification (ER-1) has another title if no response came. */
export const removalFailureMessage = (
  refusedTitle: string,
  failure: Failure,
): { title: string; text: string } => ({
  title: hasResponse(failure) ? refusedTitle : shopMessages.unexpected,
  text: withRequestId(failure),
});

/** Whether the server responded: the product specification (ER-1) has other messages if it did not. */
export const hasResponse = (failure: Failure): boolean => failure.kind !== 'unreachable';
