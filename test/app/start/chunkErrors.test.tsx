import { expect, it, onTestFinished, vi } from 'vitest';
import { watchChunkErrors } from '#app/start/chunkErrors.ts';

/** A page that misses a part; returns whether it may be reloaded once the shop has answered. */
const missPart = () => {
  const reloadWhenReachable = vi.fn<NonNullable<typeof window.reloadWhenReachable>>(() => () => undefined);
  vi.stubGlobal('reloadWhenReachable', reloadWhenReachable);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
    history.replaceState(null, '', '/');
  });
  watchChunkErrors();
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('A part is gone') }));
  return () => reloadWhenReachable.mock.lastCall?.[1]?.();
};

it.each([
  ['a form', '<main><form><input></form></main>'],
  ['the search', '<header><div role="search"><input></div></header>'],
])('ER-6 a page that misses a part is not reloaded once %s at its address is typed into', (_what, markup) => {
  history.replaceState(null, '', `/at-${markup.length}`);
  document.body.innerHTML = markup;
  const mayReload = missPart();
  const before = mayReload();
  document.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  const typed = mayReload();
  history.replaceState(null, '', '/elsewhere');
  expect({ before, typed, elsewhere: mayReload() }).toEqual({ before: true, typed: false, elsewhere: true });
});
