import { expect, it, onTestFinished, vi } from 'vitest';

const unreachable = () => Promise.reject(new Error('auth/network-request-failed'));

/** Opens a provider of these functions of Firebase. */
const openProvider = async (firebaseAuth: object) => {
  vi.resetModules();
  vi.stubGlobal('window', { fetch });
  vi.doMock('firebase/app', () => ({ initializeApp: () => ({}) }));
  vi.doMock('firebase/auth', () => ({
    browserLocalPersistence: {},
    initializeAuth: () => ({}),
    ...firebaseAuth,
  }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.doUnmock('firebase/app');
    vi.doUnmock('firebase/auth');
    vi.resetModules();
  });
  const { openFirebaseAuth } = await import('#identity/firebaseAuth.ts');
  return openFirebaseAuth({ firebase: { apiKey: '', authDomain: '', projectId: '' }, emulatorOrigin: null });
};

/** A provider that creates the account, and cannot be reached after that. */
const lostConnection = () =>
  openProvider({
    createUserWithEmailAndPassword: async () => ({
      user: {
        uid: 'u1',
        email: 'Rahima@example.com',
        displayName: null,
        emailVerified: false,
        getIdToken: unreachable,
      },
    }),
    updateProfile: unreachable,
    sendEmailVerification: unreachable,
  });

/** A provider that knows the code no longer; `user` is signed in. */
const usedCode = (user: { email: string; emailVerified: boolean } | null) =>
  openProvider({
    initializeAuth: () => ({ currentUser: user, authStateReady: async () => undefined }),
    checkActionCode: () => Promise.reject({ code: 'auth/invalid-action-code' }),
    reload: async () => undefined,
  });

it('AU-4 AU-11 an account that exists is registered under its name, although the provider could not store the name', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const auth = await lostConnection();
  expect(await auth.register('Rahima', 'rahima@example.com', 'secret12')).toEqual({
    uid: 'u1',
    email: 'rahima@example.com',
    displayName: 'Rahima',
    emailVerified: false,
  });
  expect(warn.mock.calls.map(([text]) => text)).toEqual([
    'The provider did not store the name of the account',
    'No verification mail was sent',
  ]);
});

it('API-11 a link that has verified the address of the signed-in account before succeeds again', async () => {
  const auth = await usedCode({ email: 'rahima@example.com', emailVerified: true });
  expect(await auth.verifyEmail('c0de')).toBe('rahima@example.com');
});

it.each([
  ['nobody is signed in', null],
  ['the signed-in account is not verified', { email: 'rahima@example.com', emailVerified: false }],
])('API-11 a link whose code is no longer known verifies nothing while %s', async (_who, user) => {
  const auth = await usedCode(user);
  await expect(auth.verifyEmail('c0de')).rejects.toEqual({ code: 'auth/invalid-action-code' });
});
