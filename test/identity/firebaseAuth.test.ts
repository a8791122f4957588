import { expect, it, onTestFinished, vi } from 'vitest';

const unreachable = () => Promise.reject(new Error('auth/network-request-failed'));

/** A provider that creates the account, and cannot be reached after that. */
const lostConnection = async () => {
  const user = {
    uid: 'u1',
    email: 'Rahima@example.com',
    displayName: null,
    emailVerified: false,
    getIdToken: unreachable,
  };
  vi.resetModules();
  vi.stubGlobal('window', { fetch });
  vi.doMock('firebase/app', () => ({ initializeApp: () => ({}) }));
  vi.doMock('firebase/auth', () => ({
    browserLocalPersistence: {},
    initializeAuth: () => ({}),
    createUserWithEmailAndPassword: async () => ({ user }),
    updateProfile: unreachable,
    sendEmailVerification: unreachable,
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
