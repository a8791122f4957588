import { onFirstInput } from '#ui/hooks/onFirstInput.ts';
import { savesData } from '#ui/savesData.ts';
import { healPage } from './healPage.ts';
import { prefetchScreens } from './prefetchScreens.ts';
import type { ScreenNavigation } from './routing/screenNavigation.ts';
import type { BrowserStore } from './store/browserStore.ts';

/** Loaded with the idle tasks: one request for both. */
export { openErrorReporter } from './reportErrors.ts';

/** Loads the code of previews; without it each screen opens when it is rendered. */
const loadPreviews = (navigation: ScreenNavigation, { store }: BrowserStore): void => {
  import('./routing/previews/startPreviews.ts').then(
    ({ startPreviews }) => startPreviews(navigation, store.getState),
    (error: unknown) => console.warn('The previews did not load', error),
  );
};

/** Starts what a page needs only once it is hydrated and idle; loaded then. */
export const startIdleTasks = (browserStore: BrowserStore, navigation: ScreenNavigation): void => {
  healPage(browserStore);
  prefetchScreens();
  if (!savesData()) onFirstInput(() => loadPreviews(navigation, browserStore));
};
