import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Failure } from '#api/client/failure.ts';
import { fetchFailed, type ShopDispatch, sessionRefused } from '#api/client/shopApi.ts';
import * as messages from '#messages/app/store.ts';
import type { RootState } from './rootReducer.ts';

/** What actions cause outside of the store. */
export interface SideEffects {
  /** Notifies sessionMachine, which signs out only once however many calls are refused. */
  readonly tokenRefused: () => void;
  /** Logs to the console. */
  readonly fetchFailed: (line: string, failure: Failure) => void;
}

/** The middleware that causes the side effects. */
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
