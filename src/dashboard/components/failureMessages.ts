import type { Failure } from '#api/failure.ts';
import { texts } from '#domain/texts.ts';

/** What the shop says of the cause, with what the operator finds it by in the log. */
const withRequest = (failure: Failure): string =>
  failure.kind === 'broken' && failure.requestId !== undefined
    ? `${failure.message} (request ${failure.requestId})`
    : failure.message;

/** The sentence of ER-1, then what the shop says of the cause. */
export const withReason = (sentence: string, failure: Failure): string =>
  `${sentence} ${withRequest(failure)}`;

/** Why a thing cannot be shown. An address that can name nothing is refused for its form, which tells nobody anything. */
export const notFoundMessage = (failure: Failure | null): string =>
  failure === null || (failure.kind === 'refused' && failure.status === 400)
    ? 'The shop does not have it.'
    : failure.message;

/** The words of a removal that failed: ER-1 has one sentence for a no, and one where nothing was answered. */
export const endWords = (refused: string, failure: Failure): { title: string; text: string } => ({
  title: answered(failure) ? refused : texts.unexpected,
  text: withRequest(failure),
});

/** Spec §8 tells a call that was answered with a no from one that was not answered. */
export const answered = (failure: Failure): boolean => failure.kind !== 'unreachable';
