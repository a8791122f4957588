import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Failure } from '#api/client/failure.ts';
import { fetchFailed, type ShopDispatch, sessionRefused } from '#api/client/shopApi.ts';
import * as messages from '#messages/app/store.ts';
import type { RootState } from './rootReducer.ts';

/** What happens outside of the store because of an action. */
export interface SideEffects {
  /** Notifies the session machine, which signs out once however many calls are refused. */
  readonly tokenRefused: () => void;
  /** Logs to the console. */
  readonly fetchFailed: (line: string, failure: Failure) => void;
}

export const createListeners = (effects: SideEffects) => {
  const { middleware, startListening } = createListenerMiddleware();
  const startAppListening = startListening.withTypes<RootState, ShopDispatch>();
  startAppListening({ actionCreator: sessionRefused, effect: () => effects.tokenRefused() });
  startAppListening({
    actionCreator: fetchFailed,
    effect: ({ payload: { noun, failure } }) => effects.fetchFailed(messages.errorFetching(noun), failure),
  });
  return middleware;
};
