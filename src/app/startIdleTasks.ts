import { healPage } from './healPage.ts';
import { prefetchScreens } from './prefetchScreens.ts';
import type { BrowserStore } from './store/browserStore.ts';

/** Loaded with the idle tasks: one request for both. */
export { openErrorReporter } from './reportErrors.ts';

/** Starts what a page needs only once it is hydrated and idle; loaded then. */
export const startIdleTasks = (browserStore: BrowserStore): void => {
  healPage(browserStore);
  prefetchScreens();
};
