import { healPage } from './healPage.ts';
import { prefetchScreens } from './prefetchScreens.ts';
import type { BrowserStore } from './store/browserStore.ts';

/** Starts what a page needs only once it is hydrated and idle; loaded then. */
export const startIdleTasks = (browserStore: BrowserStore): void => {
  healPage(browserStore);
  prefetchScreens();
};
