import { expect, it, onTestFinished, vi } from 'vitest';
import { inBengali } from '../../support/browser/inBengali.ts';

const load = async () => {
  const { prefetchScreens } = await import('#app/render/prefetchScreens.ts');
  const { routes } = await import('#app/routes.tsx');
  const { areLoaded, matchedRoutes } = await import('#app/routing/matchedRoutes.ts');
  const { isChunkError, watchChunkErrors } = await import('#app/start/chunkErrors.ts');
  const matched = (path: string) => matchedRoutes(routes, path);
  const isLoaded = (path: string) => areLoaded(matched(path));
  return { prefetchScreens, isLoaded, matched, isChunkError, watchChunkErrors };
};

/** Starts to prefetch screens on a page in Bengali with these controls. */
const openBengaliPage = async (controls: string) => {
  const { prefetchScreens, isLoaded, ...loaded } = await inBengali(load);
  document.body.innerHTML = `<main>${controls}</main>`;
  const listening = vi.spyOn(document, 'addEventListener');
  prefetchScreens();
  const added = [...listening.mock.calls];
  listening.mockRestore();
  onTestFinished(() => {
    for (const [name, listener] of added) document.removeEventListener(name, listener);
    document.body.replaceChildren();
  });
  return { ...loaded, loaded: (paths: readonly string[]) => paths.map(isLoaded) };
};

it('SPD-1 BN-1 on a page in Bengali the code of a screen loads when a pointer reaches its button, and of every kind of screen at the first input', async () => {
  const linked = ['/bn/about-us', '/bn/favourites'];
  const links = linked.map((path) => `<a href="${path}">A</a>`).join('');
  const { loaded } = await openBengaliPage(`<button data-prefetch="/contact-us">Buy</button>${links}`);
  expect(loaded(['/bn/contact-us', ...linked])).toEqual([false, false, false]);
  document.querySelector('button')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await expect.poll(() => loaded(['/bn/contact-us'])).toEqual([true]);
  expect(loaded(linked)).toEqual([false, false]);
  dispatchEvent(new PointerEvent('pointerdown'));
  await expect.poll(() => loaded(linked)).toEqual([true, true]);
});

/** Fails as an import of a chunk that the last release has removed: Vite dispatches its event before the import rejects. */
const importGoneChunk = async (failure: Error): Promise<never> => {
  await Promise.resolve();
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }));
  throw failure;
};

it('ER-6 a page stays as it is when the code of the next screen is gone while a pointer is on its link', async () => {
  const path = '/bn/product/category/bags';
  const { matched, isChunkError, watchChunkErrors } = await openBengaliPage(`<a href="${path}">Bags</a>`);
  watchChunkErrors();
  const reloads = new Set<number>();
  let asked = 0;
  window.reloadWhenReachable = () => {
    asked += 1;
    const reload = asked;
    reloads.add(reload);
    return () => reloads.delete(reload);
  };
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  onTestFinished(() => {
    delete window.reloadWhenReachable;
    vi.restoreAllMocks();
  });
  // Those of the listing's layout and of the category.
  const missing = matched(path).flatMap(({ route }) => (route.lazy === undefined ? [] : [route]));
  const errors = missing.map((_, index) => new TypeError(`Chunk ${index} is gone`));
  missing.forEach((route, index) => {
    route.lazy = () => importGoneChunk(errors[index] ?? new TypeError());
  });
  document.querySelector('a')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await expect.poll(() => console.warn).toHaveBeenCalled();
  // A press of the link still finds that the screen has to be healed.
  expect({ asked, reloads: reloads.size, healed: errors.map(isChunkError) }).toEqual({
    // Twice for each.
    asked: 4,
    reloads: 0,
    healed: [true, true],
  });
});
