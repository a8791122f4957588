import type { SessionCommands } from '#api/accounts/sessionCommands.ts';
import type { ShopExtra } from '#api/client/httpClient.ts';
import type { ApiState } from '#api/client/shopApi.ts';
import { defaultSettings, type PageSettings } from '#contract/settings.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { chooseDigits } from '#messages/language.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { sessionSlice, signedOut } from '#slices/sessionSlice.ts';
import { forgetMissedUser, isSessionStored } from '../session/isSessionStored.ts';
import type { Session } from '../session/session.ts';
import { createShopStore, type ShopStore } from '../store/store.ts';

/** The page's store and session. */
export interface BrowserStore {
  readonly settings: PageSettings;
  readonly store: ShopStore;
  /** By which code outside of the store calls the server. */
  readonly connection: Pick<ShopExtra, 'settings' | 'fetch'>;
  /** Tells the session what has happened; the first call loads Firebase and the machine. */
  readonly tellSession: Session['send'];
  /** Starts the session if this browser stores one; else reports to the store that nobody is signed in, without loading its code. */
  readonly restoreSession: () => void;
  readonly sessionCommands: SessionCommands;
}

const readJsonScript = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
};

/** A chunk does not load when the browser is offline, which is no error of the application: only a warning. */
const didNotLoad = (error: unknown): void => console.warn('Sign-in did not load', error);

/** The settings in the page's block. A static host's block, which is written by hand, may leave out any of them. */
const readSettings = async (): Promise<PageSettings> => {
  const { shop, ...settings } = (readJsonScript('settings') ?? {}) as Partial<PageSettings>;
  // The bundled server brings a whole shop and has coloured the page; for any other host the browser does both.
  if (settings.capabilities === 'all' && shop !== undefined) return { ...defaultSettings, ...settings, shop };
  const { ownShopSettings } = await import('./ownShopSettings.ts');
  return { ...defaultSettings, ...settings, shop: ownShopSettings(shop) };
};

/** Creates the store from what the page carries. */
export const createBrowserStore = async (): Promise<BrowserStore> => {
  const settings = await readSettings();
  // Which digits Bengali pages have is a setting of the shop.
  chooseDigits(settings.shop);
  const connection = { settings, fetch: fetch.bind(window) };
  forgetMissedUser(settings.firebase.apiKey);
  const isStored = (): boolean => isSessionStored(settings.firebase.apiKey);
  let loading: Promise<Session> | undefined;
  const session = (): Promise<Session> => {
    loading ??= import('../session/session.ts')
      .then(({ startSession }) => startSession(connection, store))
      .catch((error: unknown) => {
        // Otherwise one failed load would disable signing in until the page is reloaded.
        loading = undefined;
        throw error;
      });
    return loading;
  };
  const tellSession: BrowserStore['tellSession'] = (event) => {
    session().then(({ send }) => send(event), didNotLoad);
  };
  const store = createShopStore({
    extra: {
      ...connection,
      readToken: () => browserStorage.local.getItem(storageKeys.token),
      renewToken: () =>
        session().then(
          (loaded) => loaded.renewToken(),
          // The code did not load.
          () => 'postponed',
        ),
    },
    effects: {
      tokenRefused: () => tellSession({ type: 'TOKEN_REFUSED' }),
      fetchFailed: (line, failure) => console.error(line, failure),
    },
    preloadedState: readJsonScript('preloaded-state') as ApiState | undefined,
    // Only a browser with the Redux DevTools loads this code.
    devToolsOptions:
      '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window && (await import('../store/devTools.ts')).devTools,
  });
  const loadSession = (): Promise<boolean> =>
    session().then(
      () => true,
      (error: unknown) => {
        didNotLoad(error);
        return false;
      },
    );
  const restoreSession = (): void => {
    if (isStored()) {
      void loadSession();
      return;
    }
    store.dispatch({ ...sessionSlice.actions.transitioned(signedOut), meta: { event: 'NOTHING_STORED' } });
    // Another tab may sign in.
    window.addEventListener('storage', () => {
      if (loading === undefined && isStored()) void loadSession();
    });
  };
  return {
    settings,
    store,
    connection,
    tellSession,
    restoreSession,
    sessionCommands: {
      loadSession,
      sendSessionCommand: async (command) => (await session()).sendSessionCommand(command),
      sendMailCommand: async (command) => (await session()).sendMailCommand(command),
      readRecords: async () => (await session()).recorder.records(),
    },
  };
};
