import type { RouteObject } from 'react-router-dom';
import { healPage } from './healPage.ts';
import { prefetchScreens } from './prefetchScreens.ts';
import type { BrowserStore } from './store/browserStore.ts';
import type { ShopStore } from './store/store.ts';

/** Starts what a page needs only once it is hydrated and idle; loaded then. */
export const startIdleTasks = (
  store: ShopStore,
  connection: BrowserStore['connection'],
  routes: RouteObject[],
): void => {
  healPage(store, connection);
  prefetchScreens(routes);
};
