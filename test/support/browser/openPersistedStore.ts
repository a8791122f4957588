import { type Persistor, persistStore } from 'redux-persist';
import { onTestFinished } from 'vitest';
import type { ShopStore } from '#app/store/store.ts';
import { pageSettings } from '../pageSettings.ts';
import { openStore } from './openStore.ts';

export interface PersistedStore {
  readonly store: ShopStore;
  /** Writes immediately what redux-persist would write later. */
  readonly flush: Persistor['flush'];
}

/** The shop's store after it has read this browser's persisted state. */
export const openPersistedStore = async (): Promise<PersistedStore> => {
  const store = openStore({ settings: pageSettings });
  const persistor = persistStore(store);
  // Pending writes must not reach the next test's storage.
  onTestFinished(() => persistor.flush());
  await new Promise<void>((resolve) => {
    const resolveOnceRead = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(resolveOnceRead);
    resolveOnceRead();
  });
  return { store, flush: () => persistor.flush() };
};
