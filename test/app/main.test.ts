import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const lost = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('#app/start/ownShopSettings.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
});

it('ER-6 reloads the page of a plain host once it answers, if the code for its settings did not arrive', async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const reloadWhenReachable = vi.fn();
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('window', { reloadWhenReachable });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('document', { getElementById: () => null });
  vi.doMock('#app/start/ownShopSettings.ts', () => ({
    ownShopSettings: () => {
      // As Vite does before an import of a chunk is rejected.
      listeners.get('vite:preloadError')?.({ payload: lost });
      throw lost;
    },
  }));

  await expect(import('#app/main.ts')).rejects.toBe(lost);
  // The first call asks once only.
  expect(reloadWhenReachable.mock.calls).toEqual([[false, expect.any(Function)], [true]]);
});
