import { createActor } from 'xstate';
import { exchangeToken, fetchRoles, registerUser, removeUser } from '#api/accounts/sessionCalls.ts';
import type { ShopExtra } from '#api/client/httpClient.ts';
import type { SessionPort } from '#domain/accounts/session.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { openFirebaseAuth, parseStoredAccount } from '#identity/firebaseAuth.ts';
import { sendMailCommand } from '#identity/sendMailCommand.ts';
import { renewToken, sessionActors } from '#identity/sessionActors.ts';
import type { ShopSide } from '#identity/shopSide.ts';
import { recordSession } from '#machines/recordSession.ts';
import { sendToSession } from '#machines/sendToSession.ts';
import { type SessionSnapshot, sessionMachine } from '#machines/sessionMachine.ts';
import type { SessionEvent } from '#machines/sessionSetup.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import type { SessionSliceState } from '#slices/sessionSlice.ts';
import type { ShopStore } from '../store/store.ts';
import { accountKey, signOutKey } from './isSessionStored.ts';
import { listenForMoves, openRecorder, type Recorder } from './recorder.ts';
import { syncSessionToStore } from './syncSessionToStore.ts';

/** Connects sessionMachine to Firebase, the server and the store. This code is loaded after the first paint. */

/** The running session. */
export interface Session extends SessionPort {
  readonly send: (event: Extract<SessionEvent, { type: 'TOKEN_REFUSED' | 'TRY_AGAIN' }>) => void;
  readonly renewToken: ShopExtra['renewToken'];
  readonly recorder: Recorder;
}

/** Starts the one actor of sessionMachine, whose transitions are copied to the store. */
export const startSession = (
  connection: Pick<ShopExtra, 'settings' | 'fetch'>,
  store: Pick<ShopStore, 'dispatch' | 'getState'>,
): Session => {
  const { settings } = connection;
  const auth = openFirebaseAuth({
    firebase: settings.firebase,
    emulatorOrigin: settings.emulator ? location.origin : null,
  });
  const shop = shopSide(connection);
  const actor = createActor(sessionMachine.provide(sessionActors(auth, shop)), {
    inspect: (inspection) => {
      // Inspection also reports the actors that the machine starts; a snapshot of `actor` itself is a SessionSnapshot.
      if (inspection.type !== '@xstate.snapshot' || inspection.actorRef !== actor) return;
      syncSessionToStore(store, sliceStateOf(inspection.snapshot as SessionSnapshot), inspection.event.type);
    },
  });
  // Before the start, so that no event of the session is missing from the record.
  const recording = recordSession(actor, () => new Date().toISOString());
  actor.start();
  const recorder = openRecorder(recording.soFar);
  // The recorder also keeps the moves of orders: those that the server grants to this tab.
  store.dispatch(listenForMoves(recorder));
  return {
    sendSessionCommand: (command) => sendToSession(actor, command),
    sendMailCommand: (command) => sendMailCommand(auth, command),
    send: (event) => actor.send(event),
    recorder,
    renewToken: () => renewToken(auth, shop, () => actor.getSnapshot().context.user),
  };
};

const sliceStateOf = (snapshot: SessionSnapshot): SessionSliceState => ({
  state: snapshot.value,
  loading: snapshot.hasTag('loading'),
  ...snapshot.context,
});

const shopSide = (connection: Pick<ShopExtra, 'settings' | 'fetch'>): ShopSide => ({
  exchangeToken: (email, idToken) => exchangeToken(connection, email, idToken),
  registerUser: (user, idToken) => registerUser(connection, user, idToken),
  fetchRoles: (email, token) => fetchRoles(connection, email, token),
  removeUser: (token) => removeUser(connection, token),
  storedSession: () => storedSession(connection.settings.firebase.apiKey),
  hasToken: () => browserStorage.local.getItem(storageKeys.token) !== null,
  storeToken: (token) => browserStorage.local.setItem(storageKeys.token, token),
  removeToken: () => browserStorage.local.removeItem(storageKeys.token),
  hasSignOut,
  storeSignOut: () => browserStorage.local.setItem(signOutKey, 'true'),
  removeSignOut: () => browserStorage.local.removeItem(signOutKey),
  watchSignOut,
});

const storedSession = (apiKey: string): ReturnType<ShopSide['storedSession']> => {
  const token = browserStorage.local.getItem(storageKeys.token);
  const user = parseStoredAccount(browserStorage.local.getItem(accountKey(apiKey)));
  return token === null || user === null ? null : { user, token };
};

const hasSignOut = (): boolean => browserStorage.local.getItem(signOutKey) !== null;

const watchSignOut = (onSignOut: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    // After Back, `syncAcrossTabs` dispatches an event without a key: each stored value may have changed.
    if ((key === signOutKey || key === null) && hasSignOut()) onSignOut();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};
