import { expect, it, onTestFinished, vi } from 'vitest';
import { reloadPage } from '#api/client/reloadPage.ts';

it('ER-6 RT-18 “Try again” keeps the page when the shop does not answer in time', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'https://shop.example/cart', reload });
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: { readonly signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const reloading = reloadPage();
  limit.abort();
  await expect(reloading).rejects.toThrow('aborted');
  expect(reload).not.toHaveBeenCalled();
});
