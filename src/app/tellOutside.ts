import type { Middleware } from '@reduxjs/toolkit';
import { failedFetch } from '#api/failedFetch.ts';
import type { Failure } from '#api/failure.ts';
import { grantedMove } from '#api/grantedMove.ts';
import type { MoveOrderArgs } from '#api/ordersApi.ts';
import { sessionRefused } from '#api/shopApi.ts';

/** Who, outside the store, is told of what happened in it. */
export interface Outside {
  /** The session machine, which signs out once however many calls were refused. */
  readonly tokenRefused: () => void;
  /** The console's reader. */
  readonly fetchFailed: (line: string, failure: Failure) => void;
  /** The recorder; absent where nobody records. */
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
