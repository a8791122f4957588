import { initializeApp } from 'firebase/app';
import {
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { failureCode } from '#domain/accounts/actorError.ts';
import type { SessionUser } from '#domain/accounts/session.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import { isRecord, readText } from '#domain/values/parse.ts';
import { language } from '#messages/language.ts';
import { keepAccountOnFault } from './keepAccountOnFault.ts';
import { loadGapiShim } from './loadGapiShim.ts';
import { onWindowFocus } from './onWindowFocus.ts';
import { rejectOnPopupClose } from './rejectOnPopupClose.ts';

/** The identity provider: Firebase or its emulator. Only this file imports Firebase, which is loaded with it as one chunk. */

export interface IdentitySettings {
  readonly firebase: { readonly apiKey: string; readonly authDomain: string; readonly projectId: string };
  /** Origin of the emulator; `null` for Firebase itself. */
  readonly emulatorOrigin: string | null;
}

export interface FirebaseAuth {
  /** Reports the account at the start and at each change, also one in another tab; returns a function that ends this. */
  readonly watch: (onUser: (user: SessionUser | null) => void) => () => void;
  readonly register: (name: string, email: string, password: string) => Promise<SessionUser>;
  readonly signIn: (email: string, password: string) => Promise<SessionUser>;
  readonly signInWithGoogle: () => Promise<SessionUser>;
  readonly resetPassword: (email: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Rejects with `auth/user-mismatch` when another account is signed in; `sendVerification` does too. */
  readonly deleteAccount: (uid: string) => Promise<void>;
  /** Resolves to the address of the account whose password the mail link can set. */
  readonly readResetLink: (code: string) => Promise<string>;
  readonly setPassword: (code: string, password: string) => Promise<void>;
  /** Resolves to the address that the mail link has verified, '' if the provider does not tell it. */
  readonly verifyEmail: (code: string) => Promise<string>;
  /** Sends the verification mail again; resolves to the address to which it was sent. */
  readonly sendVerification: (uid: string) => Promise<string>;
  /** The ID token; with `isNew` a new one is requested, which has the account's present data. */
  readonly idToken: (options?: { readonly isNew: boolean }) => Promise<string>;
}

/** Initializes the provider without waiting for the network. */
export const openFirebaseAuth = ({ firebase, emulatorOrigin }: IdentitySettings): FirebaseAuth => {
  // Before `initializeAuth`, which asks the provider about the stored account: a fault of the provider must not end the session.
  keepAccountOnFault(window);
  const auth = initializeAuth(initializeApp(firebase), { persistence: browserLocalPersistence });
  // The provider writes its mails in this language and names it in their links; without it they are English.
  if (language !== 'en') auth.languageCode = language;
  if (emulatorOrigin !== null) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  // In a shop with the emulator the window of Google's sign-in needs this script in place of one of Google's.
  const waitForGapi = emulatorOrigin === null ? null : loadGapiShim();
  return {
    watch: (onUser) => watch(auth, onUser),
    register: (name, email, password) => register(auth, name, email, password),
    signIn: async (email, password) => {
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      return userFrom(user);
    },
    signInWithGoogle: async () => {
      await waitForGapi?.();
      const { user } = await rejectOnPopupClose(() =>
        signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
      );
      return userFrom(user);
    },
    resetPassword: (email) => sendPasswordResetEmail(auth, email),
    readResetLink: (code) => verifyPasswordResetCode(auth, code),
    setPassword: (code, password) => confirmPasswordReset(auth, code, password),
    verifyEmail: (code) => verifyEmail(auth, code),
    sendVerification: (uid) => sendVerification(auth, uid),
    signOut: () => signOut(auth),
    deleteAccount: async (uid) => deleteUser(currentUserWithId(auth, uid)),
    idToken: (options) => idToken(auth, options?.isNew ?? false),
  };
};

const watch = (auth: Auth, onUser: (user: SessionUser | null) => void): (() => void) => {
  const unsubscribe = onIdTokenChanged(auth, (user) => onUser(user === null ? null : userFrom(user)));
  // The user may have verified the address on another device.
  const stopFocus = onWindowFocus(window, () => void reloadUnverified(auth));
  return () => {
    unsubscribe();
    stopFocus();
  };
};

const register = async (auth: Auth, name: string, email: string, password: string): Promise<SessionUser> => {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  try {
    await updateProfile(user, { displayName: name });
    // The token of a new account has no name claim until it is renewed.
    await user.getIdToken(true);
  } catch (error) {
    // The account exists by now: a second try with its address would be refused.
    console.warn('The provider did not store the name of the account', error);
  }
  // The account works without this mail; it is needed only to see earlier guest orders (API-11).
  await sendEmailVerification(user).catch((error: unknown) =>
    console.warn('No verification mail was sent', error),
  );
  return { ...userFrom(user), displayName: name };
};

const verifyEmail = async (auth: Auth, code: string): Promise<string> => {
  try {
    const { data } = await checkActionCode(auth, code);
    await applyActionCode(auth, code);
    // The address is verified now, even if this browser cannot reload the account.
    await reloadUnverified(auth);
    return data.email ?? '';
  } catch (error) {
    if (failureCode(error) !== 'auth/invalid-action-code') throw error;
    // A code works only once: this one may have verified the address of the signed-in account before.
    await auth.authStateReady();
    await reloadUnverified(auth);
    const user = auth.currentUser;
    if (user === null || !user.emailVerified) throw error;
    return user.email ?? '';
  }
};

/** Reloads the signed-in account from the provider while its address is not verified. */
const reloadUnverified = async ({ currentUser: user }: Auth): Promise<void> => {
  if (user === null || user.emailVerified) return;
  try {
    await reload(user);
    // Only a new token notifies the listeners to the account, also those in other tabs.
    if (user.emailVerified) await user.getIdToken(true);
  } catch (error) {
    console.warn('The account could not be reloaded', error);
  }
};

const sendVerification = async (auth: Auth, uid: string): Promise<string> => {
  const user = currentUserWithId(auth, uid);
  await sendEmailVerification(user);
  return user.email ?? '';
};

const idToken = async (auth: Auth, forceRefresh: boolean): Promise<string> => {
  // A restored session asks before Firebase has answered (AU-14).
  await auth.authStateReady();
  const user = currentUser(auth);
  const { token, claims } = await user.getIdTokenResult(forceRefresh);
  // A token keeps its claims for an hour: once the address has been verified, a new token is needed.
  return claims.email_verified === user.emailVerified ? token : user.getIdToken(true);
};

/** The signed-in account; throws if it has another id than this, because another tab may have changed the account. */
const currentUserWithId = (auth: Auth, uid: string): User => {
  const user = currentUser(auth);
  if (user.uid !== uid)
    throw Object.assign(new Error('Another account is signed in'), { code: 'auth/user-mismatch' });
  return user;
};

/** The signed-in account; throws with a code of the provider's if nobody is signed in. */
const currentUser = (auth: Auth): User => {
  if (auth.currentUser === null)
    throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/no-current-user' });
  return auth.currentUser;
};

const userFrom = (user: User): SessionUser => ({
  uid: user.uid,
  email: normalizeEmail(user.email ?? ''),
  displayName: user.displayName ?? '',
  emailVerified: user.emailVerified,
});

/** The account in the text that Firebase stores in the browser; `null` without an account. Throws for text that is not JSON. */
export const parseStoredAccount = (text: string | null): SessionUser | null => {
  const stored: unknown = JSON.parse(text ?? 'null');
  if (!isRecord(stored)) return null;
  return {
    uid: readText(stored.uid),
    email: normalizeEmail(readText(stored.email)),
    displayName: readText(stored.displayName),
    emailVerified: stored.emailVerified === true,
  };
};
