import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import type { SessionUser } from '#domain/session.ts';

/** The identity provider, Firebase or its emulator; every import of Firebase is in this file, one lazy chunk. */

export interface IdentitySettings {
  readonly firebase: { readonly apiKey: string; readonly authDomain: string; readonly projectId: string };
  /** Origin under which the emulator answers; `null` for Firebase itself. */
  readonly emulatorOrigin: string | null;
}

export interface FirebaseAuth {
  readonly watch: (seen: (user: SessionUser | null) => void) => () => void;
  readonly register: (name: string, email: string, password: string) => Promise<SessionUser>;
  readonly signIn: (email: string, password: string) => Promise<SessionUser>;
  readonly signInWithGoogle: () => Promise<SessionUser>;
  readonly resetPassword: (email: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  readonly deleteAccount: () => Promise<void>;
  /** A fresh one when `anew`, so that it holds what changed since the last. */
  readonly idToken: (anew: boolean) => Promise<string>;
}

const userFrom = (user: User): SessionUser => ({
  uid: user.uid,
  email: (user.email ?? '').toLowerCase(),
  displayName: user.displayName ?? '',
  emailVerified: user.emailVerified,
});

const present = (auth: Auth): User => {
  if (auth.currentUser === null)
    throw Object.assign(new Error('Nobody is signed in'), { code: 'auth/no-current-user' });
  return auth.currentUser;
};

/**
 * Where accounts are the emulator's, Google's own script cannot be reached and this one of the shop's stands
 * in for it. Fetched ahead of the click, after which a browser opens a window for a moment only.
 */
const loadGoogleStandIn = (): void => {
  const script = document.createElement('script');
  script.src = '/gapi-shim.js';
  document.head.append(script);
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

/** Opens the provider; nothing goes over the network yet. */
export const openFirebaseAuth = ({ firebase, emulatorOrigin }: IdentitySettings): FirebaseAuth => {
  const auth = initializeAuth(initializeApp({ ...firebase }), { persistence: browserLocalPersistence });
  if (emulatorOrigin !== null) {
    connectAuthEmulator(auth, emulatorOrigin, { disableWarnings: true });
    loadGoogleStandIn();
  }
  return {
    watch: (seen) => onAuthStateChanged(auth, (user) => seen(user === null ? null : userFrom(user))),
    register: (name, email, password) => register(auth, name, email, password),
    signIn: async (email, password) =>
      userFrom((await signInWithEmailAndPassword(auth, email, password)).user),
    signInWithGoogle: async () =>
      userFrom((await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver)).user),
    resetPassword: (email) => sendPasswordResetEmail(auth, email),
    signOut: () => signOut(auth),
    deleteAccount: () => deleteUser(present(auth)),
    idToken: (anew) => present(auth).getIdToken(anew),
  };
};
