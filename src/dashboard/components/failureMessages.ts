import type { Failure } from '#api/failure.ts';
import { texts } from '#domain/texts.ts';

/** The failure's message, with the request id by which the operator finds it in the log. */
const withRequest = (failure: Failure): string =>
  failure.kind === 'broken' && failure.requestId !== undefined
    ? `${failure.message} (request ${failure.requestId})`
    : failure.message;

/** The sentence of ER-1, then the failure's message. */
export const withReason = (sentence: string, failure: Failure): string =>
  `${sentence} ${withRequest(failure)}`;

/**
 * Why a thing cannot be shown. A 400 (malformed id) gets a general sentence, since the server's message about
 * the format does not help a user.
 */
export const notFoundMessage = (failure: Failure | null): string =>
  failure === null || (failure.kind === 'refused' && failure.status === 400)
    ? 'The shop does not have it.'
    : failure.message;

/** Title and text of a failed removal: ER-1 has one title for an answered request, one for an unanswered. */
export const endWords = (refused: string, failure: Failure): { title: string; text: string } => ({
  title: answered(failure) ? refused : texts.unexpected,
  text: withRequest(failure),
});

/** Whether the server answered: spec §8 has different messages for a refusal and for no response. */
export const answered = (failure: Failure): boolean => failure.kind !== 'unreachable';
