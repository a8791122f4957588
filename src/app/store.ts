import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  type PersistConfig,
  PURGE,
  persistReducer,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import type { ShopExtra } from '#api/httpClient.ts';
import { type ApiState, shopApi } from '#api/shopApi.ts';
import { storageKeys } from '#domain/constants.ts';
import type { SessionPort } from '#domain/session.ts';
import type { RecorderPort } from '#machines/record.ts';
import { cartCodec, cartSlice } from '#slices/cartSlice.ts';
import { favouritesCodec, favouritesSlice } from '#slices/favouritesSlice.ts';
import { persistedStorage, type SliceCodec } from '#slices/persistedStorage.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { themeCodec, themeSlice } from '#slices/themeSlice.ts';
import type { devTools } from './devTools.ts';
import { type Outside, tellOutside } from './tellOutside.ts';

// redux-persist reads `deserialize`, but its types omit it.
type KeptConfig<State> = PersistConfig<State> & { readonly deserialize: boolean };

const kept = <State extends object>(
  reducer: Reducer<State>,
  key: string,
  as: SliceCodec<State>,
  part: keyof State & string,
) => {
  const storage = persistedStorage(as);
  const config: KeptConfig<State> = {
    key,
    keyPrefix: '',
    storage,
    whitelist: [part],
    serialize: false,
    deserialize: false,
  };
  return persistReducer<State>(config, reducer);
};

const reducer = combineReducers({
  [cartSlice.reducerPath]: kept(cartSlice.reducer, storageKeys.cart, cartCodec, 'lines'),
  [favouritesSlice.reducerPath]: kept(
    favouritesSlice.reducer,
    storageKeys.favourites,
    favouritesCodec,
    'ids',
  ),
  [themeSlice.reducerPath]: kept(themeSlice.reducer, storageKeys.theme, themeCodec, 'choice'),
  [sessionSlice.reducerPath]: sessionSlice.reducer,
  [shopApi.reducerPath]: shopApi.reducer,
});

export interface StoreExtra extends ShopExtra, SessionPort, RecorderPort, Outside {}

/**
 * The one store; `preloadedState` holds the query results of the server's render, `tools` what Redux DevTools may
 * show, where the browser has them.
 */
export const createShopStore = (
  extra: StoreExtra,
  preloadedState?: ApiState,
  tools: typeof devTools | false = false,
) =>
  configureStore({
    reducer,
    ...(preloadedState === undefined ? {} : { preloadedState }),
    devTools: tools,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: extra },
        serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
      })
        .prepend(tellOutside(extra))
        .concat(shopApi.middleware),
  });

export type ShopStore = ReturnType<typeof createShopStore>;
