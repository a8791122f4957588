import { healFailedQueries } from '#api/client/healFailedQueries.ts';
import { language } from '#messages/language.ts';
import { selectSessionState } from '#slices/sessionSlice.ts';
import type { BrowserStore } from '../start/browserStore.ts';
import { prefetchScreens } from './prefetchScreens.ts';

/** Exported here, so that the reporter and the idle tasks are one chunk and one request. */
export { openErrorReporter } from './errorReporter.ts';

/** Starts what a page needs only once it is hydrated and idle, which is when this code is loaded. */
export const startIdleTasks = (browserStore: BrowserStore): void => {
  healPage(browserStore);
  prefetchScreens();
  showHint();
};

/** Fetches failed queries and images again, and tries again to restore the session, without a press of the visitor (ER-5). */
const healPage = ({ store, connection, tellSession }: BrowserStore): void => {
  healFailedQueries(store, connection, () => document.visibilityState === 'visible');
  addEventListener('online', () => {
    reloadImages();
    // For a visitor who is not signed in the event would load the session's code in vain.
    if (selectSessionState(store.getState()) !== 'signedOut') tellSession({ type: 'TRY_AGAIN' });
  });
};

/** Requests images of the page again that failed to load; the component Picture does this for its own. */
const reloadImages = (): void => {
  // Setting the same address starts a new request.
  for (const image of document.images) {
    const hasFailed = image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
    if (hasFailed) image.setAttribute('src', image.src);
  }
};

/** Shows the hint on an English page if the browser prefers Bengali to English; only then is its code loaded (BN-2). */
const showHint = (): void => {
  // The browser lists its languages in the order of preference, such as `bn-BD,en`.
  const [preferred] = /\b(?:bn|en)\b/.exec(navigator.languages.join()) ?? [];
  if (language !== 'en' || preferred !== 'bn') return;
  import('./showBengaliHint.tsx').then(
    ({ showBengaliHint }) => showBengaliHint(),
    // Without its code the page has no hint.
    () => undefined,
  );
};
