import { healFailedQueries } from '#api/client/healFailedQueries.ts';
import { language } from '#messages/language.ts';
import { selectSessionState } from '#slices/sessionSlice.ts';
import type { BrowserStore } from '../start/browserStore.ts';
import { prefetchScreens } from './prefetchScreens.ts';

/** In this chunk, so that reporter and idle tasks are one request. */
export { openErrorReporter } from './reportErrors.ts';

/** Requests the page's failed images again; the component Picture requests its own. */
const reloadImages = (): void => {
  // Setting the same address starts a new request.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      image.setAttribute('src', image.src);
};

/** Fetches again what failed (ER-5), and restores the session again, without a press of the visitor. */
const healPage = ({ store, connection, session }: BrowserStore): void => {
  healFailedQueries(store, connection, () => document.visibilityState === 'visible');
  addEventListener('online', () => {
    reloadImages();
    if (selectSessionState(store.getState()) !== 'signedOut')
      void session().then(({ send }) => send({ type: 'TRY_AGAIN' }));
  });
};

/** The first of the browser's languages that is one of the shop decides; no other browser loads the line (BN-2). */
const showHint = (): void => {
  const [preferred] = /\b(?:bn|en)\b/.exec(navigator.languages.join()) ?? [];
  if (language === 'en' && preferred === 'bn')
    import('#storefront/layout/language/BengaliHint.tsx').then(
      (hint) => hint.showBengaliHint(),
      () => undefined,
    );
};

/** Starts what a page needs only once it is hydrated and idle; loaded then. */
export const startIdleTasks = (browserStore: BrowserStore): void => {
  healPage(browserStore);
  prefetchScreens();
  showHint();
};
