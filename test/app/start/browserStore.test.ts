import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionRefused } from '#api/client/shopApi.ts';
import type { BrowserStore } from '#app/start/browserStore.ts';
import { MemoryStorage } from '../../support/browser/memoryStorage.ts';

const lost = new TypeError('Failed to fetch dynamically imported module');

/** Opens the store of a page that cannot load the code of the session. */
const openWithoutSession = async (): Promise<BrowserStore> => {
  vi.doMock('#app/session/session.ts', () => ({
    startSession: () => {
      throw lost;
    },
  }));
  const { createBrowserStore } = await import('#app/start/browserStore.ts');
  return createBrowserStore();
};

describe('a page that cannot load the code of the session', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('sessionStorage', new MemoryStorage());
    vi.stubGlobal('localStorage', new MemoryStorage());
    vi.stubGlobal('document', { getElementById: () => null });
  });
  afterEach(() => {
    vi.doUnmock('#app/session/session.ts');
    vi.resetModules();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('ER-5 keeps the token and cannot renew it at present, as when it is offline', async () => {
    const { store } = await openWithoutSession();
    const renewed = store.dispatch((_dispatch, _getState, { renewToken }) => renewToken());
    expect(await renewed).toBe('postponed');
  });

  it('OP-38 reports no error when it cannot tell the session of a refused token', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { store } = await openWithoutSession();
    // A rejection that nothing handles would be reported as an error, and fails the run of the tests.
    store.dispatch(sessionRefused());
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Sign-in did not load', expect.any(Error)));
  });

  it('OP-38 reports no error when it cannot tell the session that the browser is online again', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const { tellSession } = await openWithoutSession();
    tellSession({ type: 'TRY_AGAIN' });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledWith('Sign-in did not load', expect.any(Error)));
  });
});
