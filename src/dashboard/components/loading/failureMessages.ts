import type { Failure } from '#api/client/failure.ts';
import * as messages from '#messages/dashboard/components/loading.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';

/** The failure's message, with the request id by which the operator finds it in the log. */
export const withRequestId = (failure: Failure): string =>
  failure.kind === 'broken' && failure.requestId !== undefined
    ? messages.withRequest(failure.message, failure.requestId)
    : failure.message;

/** The message of ER-1, then the failure's message. */
export const withFailureMessage = (message: string, failure: Failure): string =>
  `${message} ${withRequestId(failure)}`;

/**
 * Why something cannot be shown; `failure` is `null` if it does not exist. A 400 (malformed id) gets the same general
 * message, since the server's message about the format does not help a user.
 */
export const notFoundMessage = (failure: Failure | null): string =>
  failure === null || (failure.kind === 'refused' && failure.status === 400)
    ? messages.notInTheShop
    : failure.message;

/** Title and text for a failed removal: ER-1 has one title for an answer of the server, another for none. */
export const removalFailureMessage = (
  refusedTitle: string,
  failure: Failure,
): { title: string; text: string } => ({
  title: hasResponse(failure) ? refusedTitle : shopMessages.unexpected,
  text: withRequestId(failure),
});

/** Whether the server responded: ER-1 has different messages for a refusal and for no response. */
export const hasResponse = (failure: Failure): boolean => failure.kind !== 'unreachable';
