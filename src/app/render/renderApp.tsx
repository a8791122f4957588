import { setupListeners } from '@reduxjs/toolkit/query';
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { persistStore } from 'redux-persist';
import { SessionProvider } from '#api/accounts/sessionCommands.ts';
import type { PageSettings } from '#contract/settings.ts';
import { isDecodable } from '#domain/values/webAddress.ts';
import { prefix } from '#messages/language.ts';
import { whenIdle } from '#ui/whenIdle.ts';
import { notFoundPath, routes } from '../routes.tsx';
import { isDashboardPath, loadRoutes, matchedRoutes } from '../routing/matchedRoutes.ts';
import { ScreenRouter } from '../routing/ScreenRouter.tsx';
import { createScreenNavigation, type Opening, type ScreenNavigation } from '../routing/screenNavigation.ts';
import type { BrowserStore } from '../start/browserStore.ts';
import { replayEarlyEvents } from '../start/replayEarlyEvents.ts';
import { yieldToMain } from '../start/yieldToMain.ts';
import type { ShopStore } from '../store/store.ts';
import { syncAcrossTabs } from '../store/syncAcrossTabs.ts';
import { watchSystemTheme } from '../store/ThemeClass.tsx';
import type { ErrorReporter } from './errorReporter.ts';

/** Hydrates the page, or renders it if the server has not; then loads what is needed next. */
export const renderApp = async (browserStore: BrowserStore): Promise<void> => {
  const { settings, store, restoreSession, sessionCommands } = browserStore;
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  // React Router would match a path that cannot be decoded, for which the server has answered 404.
  if (!isDecodable(location.pathname)) history.replaceState(history.state, '', prefix + notFoundPath);
  // The dashboard shows nothing before the session is settled; on other screens the session starts when the page is idle.
  const isDashboard = isDashboardPath(location.pathname);
  if (isDashboard) restoreSession();
  const opening = await openAddress(location.pathname);
  // Without the screen's code the error screen replaces the server's markup.
  const isHydrating = opening.failure === undefined && root.hasChildNodes();
  const navigation = createScreenNavigation(routes, opening);
  await yieldToMain();
  const app = (
    <StrictMode>
      <Provider store={store} serverState={store.getState()}>
        <SessionProvider value={sessionCommands}>
          <HydrationBoundary store={store}>
            <ScreenRouter navigation={navigation} isHydrating={isHydrating} />
          </HydrationBoundary>
        </SessionProvider>
      </Provider>
    </StrictMode>
  );
  const errorReporter = lazyErrorReporter(settings, navigation);
  const { onCaughtError } = errorReporter;
  // In a transition React hydrates in small steps, between which the user can scroll.
  if (isHydrating) startTransition(() => void hydrateRoot(root, app, { onCaughtError }));
  else createRoot(root, { onCaughtError }).render(app);
  setupListeners(store.dispatch);
  whenIdle(() => {
    loadIdleTasks(browserStore);
    if (!isDashboard) restoreSession();
    errorReporter.watch();
  });
};

/** The routes of the open address, and the reason if their code could not be loaded. */
const openAddress = (pathname: string): Promise<Opening> =>
  loadRoutes(routes, pathname).then(
    (matches) => ({ matches }),
    (failure: unknown) => ({ matches: matchedRoutes(routes, pathname), failure }),
  );

interface HydrationBoundaryProps {
  readonly store: ShopStore;
  readonly children: ReactNode;
}

/** Calls `onHydrated` when the whole page is hydrated: an effect at the root runs after all others. */
const HydrationBoundary = ({ store, children }: HydrationBoundaryProps) => {
  useEffect(() => void onHydrated(store), [store]);
  return children;
};

let isHydrated = false;
/** Reads the persisted state and then replays early events; only after the first render, which has to equal the server's. */
const onHydrated = async (store: ShopStore): Promise<void> => {
  // StrictMode runs an effect twice in development.
  if (isHydrated) return;
  isHydrated = true;
  // First lets the browser paint and handle input: this effect runs in the last task of the hydration, the longest of the start.
  await yieldToMain();
  // The callback runs once the persisted state is in the store.
  const persistor = persistStore(store, null, async () => {
    // Lets React render the persisted state.
    await yieldToMain();
    replayEarlyEvents();
    document.documentElement.dataset.hydrated = 'true';
  });
  // redux-persist writes a change a little later, which may be too late.
  window.addEventListener('pagehide', () => void persistor.flush());
  syncAcrossTabs(store);
  watchSystemTheme(store);
};

/** Loads and starts the idle tasks; tries again when the network returns. */
const loadIdleTasks = (browserStore: BrowserStore): void => {
  import('./startIdleTasks.ts').then(
    ({ startIdleTasks }) => startIdleTasks(browserStore),
    () => addEventListener('online', () => loadIdleTasks(browserStore), { once: true }),
  );
};

/** The reporter of errors, whose code is loaded with the first error or by `watch`. */
const lazyErrorReporter = (settings: PageSettings, navigation: ScreenNavigation) => {
  let opening: Promise<ErrorReporter> | undefined;
  const open = (): Promise<ErrorReporter> => {
    opening ??= import('./startIdleTasks.ts').then(({ openErrorReporter }) =>
      openErrorReporter(settings, navigation),
    );
    return opening;
  };
  // If its code does not load, errors are only on the console.
  const withReporter = (act: (reporter: ErrorReporter) => void): void =>
    void open().then(act, () => undefined);
  return {
    /** For React, which with this option no longer logs caught errors itself. */
    onCaughtError: (caught: unknown): void => {
      console.error(caught);
      withReporter(({ report }) => report('screen', caught));
    },
    watch: (): void => withReporter(({ watch }) => watch(window)),
  };
};
