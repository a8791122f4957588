import { type Persistor, persistStore } from 'redux-persist';
import { onTestFinished } from 'vitest';
import type { ShopStore } from '#app/store.ts';
import { defaultSettings } from '#contract/settings.ts';
import { openStore } from './openHost.ts';

export interface KeptStore {
  readonly store: ShopStore;
  /** Writes at once what redux-persist would write soon. */
  readonly flush: Persistor['flush'];
}

/** The shop's store with what this browser keeps already read. */
export const openKeptStore = async (): Promise<KeptStore> => {
  const store = openStore({ settings: defaultSettings });
  const persistor = persistStore(store);
  // What it would still write soon must not reach the next test's storage.
  onTestFinished(() => persistor.flush());
  await new Promise<void>((resolve) => {
    const look = () => {
      if (persistor.getState().bootstrapped) resolve();
    };
    persistor.subscribe(look);
    look();
  });
  return { store, flush: () => persistor.flush() };
};
