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
import { foldEmail } from '#domain/email.ts';
import type { SessionUser } from '#domain/session.ts';
import { loadGapiShim } from './gapiShim.ts';
import { onWindowFocus } from './onWindowFocus.ts';
import { rejectOnPopupClose } from './popupClosed.ts';

/** The identity provider, Firebase or its emulator; every import of Firebase is in this file, one lazy chunk. */

export interface IdentitySettings {
  readonly firebase: { readonly apiKey: string; readonly authDomain: string; readonly projectId: string };
  /** Origin under which the emulator answers; `null` for Firebase itself. */
  readonly emulatorOrigin: string | null;
}

export interface FirebaseAuth {
  /** Tells who is here at the start, and at each change of the account, another tab's too. */
  readonly watch: (seen: (user: SessionUser | null) => void) => () => void;
  readonly register: (name: string, email: string, password: string) => Promise<SessionUser>;
  readonly signIn: (email: string, password: string) => Promise<SessionUser>;
  readonly signInWithGoogle: () => Promise<SessionUser>;
  readonly resetPassword: (email: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly deleteAccount: () => Promise<void>;
  /** Gives the address of the account whose password the link of a mail may set. */
  readonly readResetLink: (code: string) => Promise<string>;
  readonly setPassword: (code: string, password: string) => Promise<void>;
  /** Gives the address that the link of a mail has verified. */
  readonly verifyEmail: (code: string) => Promise<string>;
  /** Gives the address to which the mail went. */
  readonly sendVerification: () => Promise<string>;
  /** A fresh one when `anew`, so that it holds what changed since the last. */
  readonly idToken: (anew: boolean) => Promise<string>;
}

const userFrom = (user: User): SessionUser => ({
  uid: user.uid,
  email: foldEmail(user.email ?? ''),
  displayName: user.displayName ?? '',
  emailVerified: user.emailVerified,
});

const present = (auth: Auth): User => {
  if (auth.currentUser === null)
    throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/no-current-user' });
  return auth.currentUser;
};

const register = async (auth: Auth, name: string, email: string, password: string): Promise<SessionUser> => {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName: name });
  // The token of a new account has no name claim until it is renewed.
  await user.getIdToken(true);
  // An account works without the mail; only its older guest orders wait for it (API-11).
  await sendEmailVerification(user).catch((error: unknown) =>
    console.warn('No verification mail was sent', error),
  );
  return userFrom(user);
};

/** Asks the provider what is new of who is here, as long as their address is not verified. */
const hearOfVerification = async ({ currentUser: user }: Auth): Promise<void> => {
  if (user === null || user.emailVerified) return;
  try {
    await reload(user);
    // Who watches the account, other tabs too, hears of it only by a new token.
    if (user.emailVerified) await user.getIdToken(true);
  } catch (error) {
    console.warn('The account could not be read anew', error);
  }
};

const verifyEmail = async (auth: Auth, code: string): Promise<string> => {
  const { data } = await checkActionCode(auth, code);
  await applyActionCode(auth, code);
  // The address is verified; that this browser has not heard of it yet is no failure.
  await hearOfVerification(auth);
  return data.email ?? '';
};

const watch = (auth: Auth, seen: (user: SessionUser | null) => void): (() => void) => {
  const stopHearing = onIdTokenChanged(auth, (user) => seen(user === null ? null : userFrom(user)));
  // The mail may have been opened on another device.
  const stopLooking = onWindowFocus(window, () => void hearOfVerification(auth));
  return () => {
    stopHearing();
    stopLooking();
  };
};

const sendVerification = async (auth: Auth): Promise<string> => {
  const user = present(auth);
  await sendEmailVerification(user);
  return user.email ?? '';
};

const idToken = async (auth: Auth, anew: boolean): Promise<string> => {
  const user = present(auth);
  const { token, claims } = await user.getIdTokenResult(anew);
  // A token says for its whole hour what was so when it was made.
  return claims.email_verified === user.emailVerified ? token : user.getIdToken(true);
};

/** Opens the provider; nothing goes over the network yet. */
export const openFirebaseAuth = ({ firebase, emulatorOrigin }: IdentitySettings): FirebaseAuth => {
  const auth = initializeAuth(initializeApp({ ...firebase }), { persistence: browserLocalPersistence });
  if (emulatorOrigin !== null) connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
  const gapiShim = emulatorOrigin === null ? null : loadGapiShim();
  return {
    watch: (seen) => watch(auth, seen),
    register: (name, email, password) => register(auth, name, email, password),
    signIn: async (email, password) =>
      userFrom((await signInWithEmailAndPassword(auth, email, password)).user),
    signInWithGoogle: async () => {
      await gapiShim?.();
      const { user } = await rejectOnPopupClose(() =>
        signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver),
      );
      return userFrom(user);
    },
    resetPassword: (email) => sendPasswordResetEmail(auth, email),
    readResetLink: (code) => verifyPasswordResetCode(auth, code),
    setPassword: (code, password) => confirmPasswordReset(auth, code, password),
    verifyEmail: (code) => verifyEmail(auth, code),
    sendVerification: () => sendVerification(auth),
    signOut: () => signOut(auth),
    deleteAccount: () => deleteUser(present(auth)),
    idToken: (anew) => idToken(auth, anew),
  };
};
