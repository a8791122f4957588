import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { type PersistConfig, persistReducer } from 'redux-persist';
import { shopApi } from '#api/client/shopApi.ts';
import { shopSlice } from '#api/client/shopSlice.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { cartCodec, cartSlice } from '#slices/cartSlice.ts';
import { favouritesCodec, favouritesSlice } from '#slices/favouritesSlice.ts';
import { persistedStorage, type SliceCodec } from '#slices/persistedStorage.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { themeCodec, themeSlice } from '#slices/themeSlice.ts';

// redux-persist reads `deserialize`, but its types omit it.
type ReadablePersistConfig<State> = PersistConfig<State> & { readonly deserialize: boolean };

/** The reducer with one field of its state persisted under the key. */
const persisted = <State extends object>(
  reducer: Reducer<State>,
  key: string,
  codec: SliceCodec<State>,
  field: keyof State & string,
) => {
  const storage = persistedStorage(codec);
  const config: ReadablePersistConfig<State> = {
    key,
    // The specification names the keys.
    keyPrefix: '',
    storage,
    whitelist: [field],
    // The codec writes and reads the text.
    serialize: false,
    deserialize: false,
  };
  return persistReducer<State>(config, reducer);
};

export const rootReducer = combineReducers({
  [cartSlice.reducerPath]: persisted(cartSlice.reducer, storageKeys.cart, cartCodec, 'lines'),
  [favouritesSlice.reducerPath]: persisted(
    favouritesSlice.reducer,
    storageKeys.favourites,
    favouritesCodec,
    'ids',
  ),
  [themeSlice.reducerPath]: persisted(themeSlice.reducer, storageKeys.theme, themeCodec, 'choice'),
  [sessionSlice.reducerPath]: sessionSlice.reducer,
  [shopSlice.reducerPath]: shopSlice.reducer,
  [shopApi.reducerPath]: shopApi.reducer,
});

export type RootState = ReturnType<typeof rootReducer>;
