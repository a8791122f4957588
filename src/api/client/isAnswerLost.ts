import type { Failure } from './failure.ts';

/**
 * Whether the shop may have done what was asked: no answer came, or one that does not tell. Unlike `isTemporary` (`retryPolicy.ts`), not
 * after too many requests: those the shop refuses before it does anything.
 */
export const isAnswerLost = (failure: Failure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'broken' && failure.isTemporary === true);
