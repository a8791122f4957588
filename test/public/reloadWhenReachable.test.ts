import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';

const script = readFileSync(new URL('../../public/reload-when-reachable.js', import.meta.url), 'utf8');

const nextTurn = (): Promise<void> => new Promise(setImmediate);

/** The shop, which answers in the next turn of the event loop. */
const answer = async () => {
  await nextTurn();
  return { ok: true };
};

/** A page with the script, at an entry of the history that a reload has or has not been tried for. */
const openPage = ({
  isReloaded,
  mayReload,
}: {
  readonly isReloaded: boolean;
  readonly mayReload?: () => boolean;
}) => {
  const history: { state: unknown; replaceState: (state: unknown) => void } = {
    state: isReloaded ? { isReloaded } : null,
    replaceState: (state) => {
      history.state = state;
    },
  };
  const reload = vi.fn();
  const window: Pick<Window, 'reloadWhenReachable'> = {};
  const document = { addEventListener: () => undefined, visibilityState: 'visible' };
  runInNewContext(script, {
    window,
    document,
    history,
    location: { href: 'http://shop.example/shop', reload },
    fetch: answer,
    addEventListener: () => undefined,
    clearTimeout,
    AbortSignal,
  });
  window.reloadWhenReachable?.(false, mayReload);
  return {
    openNextScreen: () => {
      history.state = null;
    },
    /** The number of reloads once the shop has answered. */
    reloads: async () => {
      await nextTurn();
      // What the page does with the answer are microtasks, which end before another turn.
      await nextTurn();
      return reload.mock.calls.length;
    },
  };
};

describe('reload-when-reachable.js', () => {
  it('ER-6 reloads a page that misses a script, but not one that a reload did not help', async () => {
    const [first, again] = [openPage({ isReloaded: false }), openPage({ isReloaded: true })];
    expect([await first.reloads(), await again.reloads()]).toEqual([1, 0]);
  });

  it('ER-6 does not reload the next screen for a script that the reloaded page before it has missed', async () => {
    const { openNextScreen, reloads } = openPage({ isReloaded: true });
    openNextScreen();
    expect(await reloads()).toBe(0);
  });

  it('ER-6 does not reload a page that may no longer be reloaded when the shop answers', async () => {
    let isTyped = false;
    const { reloads } = openPage({ isReloaded: false, mayReload: () => !isTyped });
    isTyped = true;
    expect(await reloads()).toBe(0);
  });
});
