import { configureStore } from '@reduxjs/toolkit';
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from 'redux-persist';
import type { ShopExtra } from '#api/client/httpClient.ts';
import { type ApiState, shopApi } from '#api/client/shopApi.ts';
import { shopSlice } from '#api/client/shopSlice.ts';
import type { devTools } from './devTools.ts';
import { createListeners, type SideEffects } from './listeners.ts';
import { rootReducer } from './rootReducer.ts';

export interface StoreOptions {
  readonly extra: ShopExtra;
  readonly effects: SideEffects;
  /** The query results of the server's render. */
  readonly preloadedState?: ApiState | undefined;
  /** What Redux DevTools may show; `false` in a browser without them. */
  readonly devToolsOptions?: typeof devTools | false;
}

/** Creates the one store of a page. */
export const createShopStore = ({ extra, effects, preloadedState, devToolsOptions = false }: StoreOptions) =>
  configureStore({
    reducer: rootReducer,
    preloadedState: { [shopSlice.reducerPath]: extra.settings.shop, ...preloadedState },
    devTools: devToolsOptions,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        // The actions of redux-persist carry functions.
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(createListeners(effects))
        .concat(shopApi.middleware),
  });

export type ShopStore = ReturnType<typeof createShopStore>;
