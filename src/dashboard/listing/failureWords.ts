import type { Failure } from '#api/failure.ts';

/** The sentence of spec §8, then what the shop says of the cause. */
export const withReason = (sentence: string, failure: Failure): string => {
  const request =
    failure.kind === 'broken' && failure.requestId !== undefined ? ` (request ${failure.requestId})` : '';
  return `${sentence} ${failure.message}${request}`;
};

/** Why a thing cannot be shown. An address that can name nothing is refused for its form, which tells nobody anything. */
export const missingWords = (failure: Failure | null): string =>
  failure === null || (failure.kind === 'refused' && failure.status === 400)
    ? 'The shop does not have it.'
    : failure.message;

/** Spec §8 tells a call that was answered with a no from one that was not answered. */
export const answered = (failure: Failure): boolean => failure.kind !== 'unreachable';
