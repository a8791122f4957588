import type { Failure } from './failure.ts';

/** Whether the shop may have done what was asked: no answer came, or one that does not tell. */
export const isAnswerLost = (failure: Failure): boolean =>
  failure.kind === 'unreachable' || (failure.kind === 'broken' && failure.isTemporary === true);
