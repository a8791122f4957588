import '#ui/theme/tokens.css';
import '#ui/theme/base.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { persistStore } from 'redux-persist';
import { type SessionCommands, SessionProvider } from '#api/sessionCommands.ts';
import type { ApiState } from '#api/shopApi.ts';
import { defaultSettings, type PageSettings } from '#contract/settings.ts';
import { storageKeys } from '#domain/constants.ts';
import { isDecodable } from '#domain/webAddress.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { notFoundPath, routes } from './routes.tsx';
import type { Session } from './session/session.ts';
import { HydrationBoundary } from './startup/HydrationBoundary.tsx';
import { reloadOnChunkError } from './startup/reloadOnChunkError.ts';
import { replayEarlyEvents } from './startup/replayEarlyEvents.ts';
import { yieldToMain } from './startup/yieldToMain.ts';
import { createShopStore, type ShopStore } from './store.ts';
import { syncAcrossTabs } from './syncAcrossTabs.ts';
import { watchSystemTheme } from './watchSystemTheme.ts';

const readJsonScript = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
};

const settings: PageSettings = {
  ...defaultSettings,
  ...(readJsonScript('settings') as Partial<PageSettings> | undefined),
};

let started: Promise<Session> | undefined;
/** The session; loads Firebase and the machine on the first call. */
const session = (): Promise<Session> => {
  started ??= import('./session/session.ts')
    .then(({ startSession }) => startSession({ settings, fetch: fetch.bind(window) }, store))
    .catch((error: unknown) => {
      // Otherwise one failed load would disable signing in until the page is reloaded.
      started = undefined;
      throw error;
    });
  return started;
};

await yieldToMain();
const preloadedState = readJsonScript('preloaded-state') as ApiState | undefined;
// Only a browser with the extension loads what it shows.
const tools = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window && (await import('./devTools.ts')).devTools;
const store: ShopStore = createShopStore({
  extra: {
    settings,
    fetch: fetch.bind(window),
    readToken: () => browserStorage.local.getItem(storageKeys.token),
    renewToken: async () => (await session()).renewToken(),
  },
  effects: {
    tokenRefused: () => void session().then(({ send }) => send({ type: 'TOKEN_REFUSED' })),
    fetchFailed: (line, failure) => console.error(line, failure),
  },
  preloadedState,
  tools,
});

const sessionCommands: SessionCommands = {
  sendSessionCommand: async (command) => (await session()).sendSessionCommand(command),
  sendMailCommand: async (command) => (await session()).sendMailCommand(command),
  readRecords: async () => (await session()).recorder.records(),
};

/** Loads the screens of the first view before hydration; otherwise the page would flicker. */
const loadFirstScreens = async (): Promise<void> => {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
};

/** The screens most visits open next, prefetched so that they open without delay. */
const nextScreens = [
  () => import('#storefront/product/ProductScreen.tsx'),
  () => import('#storefront/layout/ListingLayout.tsx'),
  () => import('#storefront/listing/CategoryScreen.tsx'),
  () => import('#storefront/listing/ShopScreen.tsx'),
  () => import('#storefront/cart/CartScreen.tsx'),
];
const fetchNextScreens = async (): Promise<void> => {
  for (const screen of nextScreens) await screen();
};

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
};

let isOpened = false;
/** After hydration, so that the first render equals the server's: persisted state, then event replay. */
const openPage = (): void => {
  // StrictMode runs an effect twice in development.
  if (isOpened) return;
  isOpened = true;
  const persistor = persistStore(store, null, () => {
    replayEarlyEvents();
    document.documentElement.dataset.open = 'true';
  });
  window.addEventListener('pagehide', () => void persistor.flush());
  syncAcrossTabs(store);
  watchSystemTheme(store);
};

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  reloadOnChunkError();
  // The router would match the undecodable path; the server has answered 404 for it.
  if (!isDecodable(location.pathname)) history.replaceState(history.state, '', notFoundPath);
  // The dashboard shows nothing before the session is settled; other screens start it when idle.
  if (location.pathname.startsWith('/dashboard')) session().catch(() => undefined);
  await yieldToMain();
  await loadFirstScreens();
  const router = createBrowserRouter(routes);
  await yieldToMain();
  const app = (
    <StrictMode>
      <Provider store={store} serverState={store.getState()}>
        <SessionProvider value={sessionCommands}>
          <HydrationBoundary onHydrated={openPage}>
            <RouterProvider router={router} />
          </HydrationBoundary>
        </SessionProvider>
      </Provider>
    </StrictMode>
  );
  // In a transition React hydrates in small steps, between which the user can scroll.
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  setupListeners(store.dispatch);
  window.addEventListener('online', () => void session().then(({ send }) => send({ type: 'TRY_AGAIN' })));
  whenIdle(() => {
    session().catch((error: unknown) => console.warn('Sign-in did not load', error));
    fetchNextScreens().catch((error: unknown) => console.warn('The next screens did not load', error));
  });
};

await start();
