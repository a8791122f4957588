import { expect, it, onTestFinished, vi } from 'vitest';
import { inBengali } from '../../support/browser/inBengali.ts';

const load = async () => {
  const { prefetchScreens } = await import('#app/render/prefetchScreens.ts');
  const { routes } = await import('#app/routes.tsx');
  const { areLoaded, matchedRoutes } = await import('#app/routing/matchedRoutes.ts');
  return { prefetchScreens, isLoaded: (path: string) => areLoaded(matchedRoutes(routes, path)) };
};

/** Starts to prefetch screens on a page in Bengali with these controls. */
const openBengaliPage = async (controls: string) => {
  const { prefetchScreens, isLoaded } = await inBengali(load);
  document.body.innerHTML = `<main>${controls}</main>`;
  const listening = vi.spyOn(document, 'addEventListener');
  prefetchScreens();
  const added = [...listening.mock.calls];
  listening.mockRestore();
  onTestFinished(() => {
    for (const [name, listener] of added) document.removeEventListener(name, listener);
    document.body.replaceChildren();
  });
  return { loaded: (paths: readonly string[]) => paths.map(isLoaded) };
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
