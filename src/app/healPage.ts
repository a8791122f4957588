import { healFailedQueries } from '#api/healFailedQueries.ts';
import { selectSessionState } from '#slices/sessionSlice.ts';
import type { BrowserStore } from './store/browserStore.ts';

/** Requests the plain images of the page again that failed; Picture does it for itself. */
const reloadImages = (): void => {
  // The same address again starts a new request.
  for (const image of document.images)
    if (image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      image.setAttribute('src', image.src);
};

/** Fetches again by itself what failed (ER-5), and tries again to sign in. */
export const healPage = ({
  store,
  connection,
  session,
}: Pick<BrowserStore, 'store' | 'connection' | 'session'>): void => {
  healFailedQueries(store, connection, () => document.visibilityState === 'visible');
  addEventListener('online', () => {
    reloadImages();
    if (selectSessionState(store.getState()) !== 'signedOut')
      void session().then(({ send }) => send({ type: 'TRY_AGAIN' }));
  });
};
