import type { Middleware } from '@reduxjs/toolkit';
import { failedFetch } from '#api/failedFetch.ts';
import type { Failure } from '#api/failure.ts';
import { grantedMove } from '#api/grantedMove.ts';
import type { MoveOrderArgs } from '#api/ordersApi.ts';
import { sessionRefused } from '#api/shopApi.ts';

/** Listeners outside of the store for what happens in it. */
export interface Outside {
  /** Notifies the session machine, which signs out once however many calls are refused. */
  readonly tokenRefused: () => void;
  /** Logs to the console. */
  readonly fetchFailed: (line: string, failure: Failure) => void;
  /** Notifies the recorder; absent where nothing is recorded. */
  readonly moveGranted?: (args: MoveOrderArgs) => void;
}

export const tellOutside =
  ({ tokenRefused, fetchFailed, moveGranted }: Outside): Middleware =>
  () =>
  (next) =>
  (action) => {
    const result = next(action);
    if (sessionRefused.match(action)) tokenRefused();
    const granted = grantedMove(action);
    if (granted !== null) moveGranted?.(granted);
    const failed = failedFetch(action);
    if (failed !== null) fetchFailed(failed.line, failed.failure);
    return result;
  };
