import type { Failure } from './failure.ts';

/** Whether the server no longer takes the token: the user has to sign in again. */
export const isSessionOver = (failure: Failure): boolean =>
  failure.kind === 'refused' && failure.status === 401;

/** Whether the calls after this one would fail as well: the shop cannot be reached, or the session is over. */
export const failsEveryCall = (failure: Failure): boolean =>
  failure.kind === 'unreachable' || isSessionOver(failure);
