import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('#messages/language.ts');
  vi.resetModules();
  vi.unstubAllGlobals();
});

describe('the URL of a page', () => {
  it.each([
    ['', 'https://shop.example/track/t1', 'https://shop.example/'],
    ['/bn', 'https://shop.example/bn/track/t1', 'https://shop.example/bn'],
  ])('BN-1 begins with %j in its language', async (prefix, page, home) => {
    vi.stubGlobal('location', { origin: 'https://shop.example' });
    vi.doMock('#messages/language.ts', () => ({ prefix }));
    const { ownUrl } = await import('#ui/ownUrl.ts');
    expect([ownUrl('/track/t1'), ownUrl('/')]).toEqual([page, home]);
  });
});
